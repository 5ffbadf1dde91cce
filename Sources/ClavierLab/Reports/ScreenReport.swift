/// One screen of a run: what was done to it, step by step, and how it came out.
package struct ScreenReport: Codable, Hashable, Sendable {
  /// The name of the screen in the gallery.
  package var screen: String

  /// The name of the style of keyboard handling that the screen is written in.
  package var style: String

  /// Whether no step left the focused input covered or out of sight.
  package var allVisible: Bool

  /// Whether every frame, inset, offset, transform and constraint was the same after the run as before.
  package var restored: Bool

  /// What was not the same, in words, one entry per difference; empty when ``restored``.
  package var differences: [String]

  package var steps: [StepReport]

  /// - Parameter steps: ``allVisible`` is derived from them, ``restored`` from `differences`.
  package init(screen: String, style: String, differences: [String], steps: [StepReport]) {
    self.screen = screen
    self.style = style
    self.differences = differences
    self.steps = steps
    allVisible = steps.allSatisfy { $0.visible && $0.coveredHeight == 0 }
    restored = differences.isEmpty
  }
}
