/// What is seen of the phone at one moment, as the difference from the frame before.
package struct LabFrame: Codable, Hashable, Sendable {
  /// Seconds of the virtual clock since the screen was opened.
  package var time: Double
  /// Whether every node is here: the first frame after the screen was opened.
  package var isWhole: Bool
  /// Whether anything will change by itself.
  package var isMoving: Bool
  /// The new and the changed nodes, parents before their children.
  package var nodes: [LabNode]
  /// The nodes that are gone, those inside a removed one too.
  package var removed: [Int]
  /// Where the keyboard is seen, in screen coordinates; null when nothing of it is.
  @NullWhenNil package var keyboard: ReportFrame?
  /// Where the focused input is seen, in screen coordinates; of a text view that is taller than the room above the
  /// keyboard, the line with the caret.
  @NullWhenNil package var focus: ReportFrame?
  /// How many points of that frame's height lie under the keyboard.
  package var coveredHeight: Double
  /// The part of it that lies under the keyboard.
  @NullWhenNil package var covered: ReportFrame?
}
