/// One text field or text view of the screen.
public struct LabInput: Codable, Hashable, Sendable {
  /// Names the input in ``LabCommand/focus(input:)``.
  public var id: String
  /// What a person calls it.
  public var label: String
  /// What is written in it; of a secure input as many dots as it has characters.
  public var value: String
  /// In screen coordinates.
  public var frame: ReportFrame
  public var isFocused: Bool
  public var isSecure: Bool
  /// How many points of its height lie under the keyboard; of a text view that is taller than the room above the
  /// keyboard, the height of the line with the caret.
  public var coveredHeight: Double
  /// Whether it, or that line, lies on the screen, clear of the status bar, and nothing cuts it off.
  public var isInSight: Bool

  public init(
    id: String, label: String, value: String, frame: ReportFrame, isFocused: Bool, isSecure: Bool,
    coveredHeight: Double, isInSight: Bool
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.frame = frame
    self.isFocused = isFocused
    self.isSecure = isSecure
    self.coveredHeight = coveredHeight
    self.isInSight = isInSight
  }
}
