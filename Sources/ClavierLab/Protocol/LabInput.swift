/// One text field or text view of the screen.
package struct LabInput: Codable, Hashable, Sendable {
  /// Names the input in ``LabCommand/focus(input:)``.
  package var id: String
  /// What a person calls it.
  package var label: String
  /// What is written in it; of a secure input as many dots as it has characters.
  package var value: String
  /// In screen coordinates.
  package var frame: ReportFrame
  package var isFocused: Bool
  package var isSecure: Bool
  /// How many points of its height lie under the keyboard; of a text view that is taller than the room above the
  /// keyboard, the height of the line with the caret.
  package var coveredHeight: Double
  /// Whether it, or that line, lies on the screen, clear of the status bar, and nothing cuts it off.
  package var isInSight: Bool
}
