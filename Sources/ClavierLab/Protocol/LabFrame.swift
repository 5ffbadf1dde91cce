/// The visible phone at one moment, as the difference from the previous frame.
package struct LabFrame: Codable, Hashable, Sendable {
  /// The seconds of the virtual clock since the screen was opened.
  package var time: Double
  /// Whether the frame contains every node, like the first frame after a screen is opened.
  package var isWhole: Bool
  /// Whether something is moving.
  package var isMoving: Bool
  /// The new and changed nodes, parents before children.
  package var nodes: [LabNode]
  /// The removed nodes, including the descendants of removed nodes.
  package var removed: [Int]
  /// The visible frame of the keyboard in screen coordinates; null if it is hidden.
  @NullWhenNil package var keyboard: ReportFrame?
  /// The frame of the focused input, in screen coordinates.
  ///
  /// If only the line with the caret must be visible, such as in a text view that is taller than the space above the
  /// keyboard, the value is the frame of that line.
  @NullWhenNil package var focus: ReportFrame?
  /// The height of the part of ``focus`` under the keyboard, in points.
  package var coveredHeight: Double
  /// The part of ``focus`` under the keyboard.
  @NullWhenNil package var covered: ReportFrame?
  /// Whether the keyboard is neither floating nor undocked.
  package var isKeyboardDocked = true
}
