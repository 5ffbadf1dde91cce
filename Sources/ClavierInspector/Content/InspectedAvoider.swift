package import CoreGraphics

/// What an avoider decided, and why.
package struct InspectedAvoider: Equatable, Sendable {
  /// The sentences of the last plan's explanation; empty before the first plan.
  package var explanation: [String]

  /// The height of the part of the input that stays covered after the plan, in points.
  package var coveredHeight: CGFloat

  package init(explanation: [String], coveredHeight: CGFloat) {
    self.explanation = explanation
    self.coveredHeight = coveredHeight
  }
}
