/// A text field or text view on the screen.
package struct LabInput: Codable, Hashable, Sendable {
  /// The name of the input in ``PhoneCommand/focus(input:)``.
  package var id: String
  /// The label of the input.
  package var label: String
  /// The text of the input.
  ///
  /// A secure input shows one bullet for each character.
  package var value: String
  /// The frame in screen coordinates.
  package var frame: ReportFrame
  package var isFocused: Bool
  package var isSecure: Bool
  /// The height of the part of the input that is under the keyboard, in points.
  ///
  /// If only the line with the caret must be visible, such as in a text view that is taller than the space above the
  /// keyboard, only that line counts.
  package var coveredHeight: Double
  /// Whether the part that must be visible is on the screen, clear of the bars at the top, not clipped, and not behind
  /// another view.
  package var isInSight: Bool
  /// Whether a floating or undocked keyboard is over the input.
  ///
  /// The user can move such a keyboard away.
  package var isUnderFreeKeyboard = false
}
