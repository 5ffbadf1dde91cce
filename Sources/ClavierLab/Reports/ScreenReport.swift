/// The steps and the result of one screen.
package struct ScreenReport: Codable, Hashable, Sendable {
  /// The title of the screen.
  package var screen: String

  /// The name of the style, as `clavier demo --style` accepts it.
  package var style: String

  /// Whether the focused input was visible after every step.
  package var allVisible: Bool

  /// Whether every frame, inset, offset, transform, and constraint is the same before and after the run.
  package var restored: Bool

  /// The values that differ after the run, one line of text each; empty if ``restored`` is true.
  package var differences: [String]

  package var steps: [StepReport]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - steps: The steps, which determine ``allVisible``.
  ///   - differences: The values that were not restored. If there are none, ``restored`` is true.
  package init(screen: String, style: String, differences: [String], steps: [StepReport]) {
    self.screen = screen
    self.style = style
    self.differences = differences
    self.steps = steps
    allVisible = steps.allSatisfy { $0.visible && $0.coveredHeight == 0 }
    restored = differences.isEmpty
  }
}
