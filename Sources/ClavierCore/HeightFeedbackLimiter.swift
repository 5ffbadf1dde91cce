package import Foundation

/// Stops a feedback loop between the height that is added to a view and a view whose position or size depends on that
/// height.
///
/// The added height has a lower and an upper bound, so only a height that grows and shrinks alternately can change
/// forever. A view that an app moves or animates changes the height many times in the same direction. Therefore, the
/// limiter counts only reversals: changes in the opposite direction, and changes after other code has undone the
/// previous change. If the needed height then stays the same because a movement has just ended, one final change is
/// allowed a few turns later.
///
/// ``GeometryFeedbackLimiter`` uses the same terms for adjustments to a geometry.
package struct HeightFeedbackLimiter: Equatable, Sendable {
  /// The maximum number of reversals.
  ///
  /// A screen may need a few reversals to come to rest.
  private static let maximumReversalCount = 60

  /// The number of turns of the run loop after which a screen no longer reacts to a change.
  ///
  /// A screen may react in a later turn. A user needs more turns to make a view grow and shrink.
  private static let reactionTurnCount = 10

  private enum State: Equatable {
    /// Changes are allowed, and the reversals among them are counted.
    case counting(reversalCount: Int)
    /// A height was rejected. If this height is still needed later, one final change to it is allowed.
    case waiting(rejected: CGFloat, turnCount: Int)
    /// The final change was allowed. If the needed height then differs, the screen has reacted to this change.
    case expectingReaction(rejected: CGFloat)
    /// The screen has reacted to the final change, so this is a feedback loop, and its new height stays rejected.
    case stopped(rejected: CGFloat)
  }

  private var state = State.counting(reversalCount: 0)
  /// The largest difference between two heights that counts as rounding, in points.
  private let tolerance: CGFloat
  /// The difference that the last counted change has made, in points.
  private var previousChange: CGFloat = 0
  /// The height after the last counted change; nil before the first one.
  private var previousHeight: CGFloat?
  /// The number of turns since the last change in which the needed height was the current height.
  private var settledTurnCount = 0

  /// Creates a limiter.
  ///
  /// - Parameter tolerance: The largest difference between two heights that counts as rounding, in points.
  package init(tolerance: CGFloat) {
    self.tolerance = tolerance
  }

  /// Returns whether a height may replace the current height.
  ///
  /// Apart from the final change, a rejected height stays rejected until a different height is needed.
  package mutating func allows(_ height: CGFloat, replacing current: CGFloat) -> Bool {
    guard !isSame(height, current) else { return true }
    settledTurnCount = 0
    switch state {
    case .counting(let reversalCount):
      return allowsCounted(height, replacing: current, reversalCount: reversalCount)
    case .waiting(let rejected, let turnCount) where isSame(height, rejected):
      let isFinal = turnCount >= Self.reactionTurnCount
      if isFinal { state = .expectingReaction(rejected: rejected) }
      return isFinal
    case .expectingReaction(let rejected):
      if !isSame(height, rejected) { state = .stopped(rejected: height) }
      return false
    case .stopped(let rejected) where isSame(height, rejected):
      return false
    case .waiting, .stopped:
      // The height changes for a different reason.
      return allowsCounted(height, replacing: current, reversalCount: 0)
    }
  }

  /// Counts a change if it is a reversal, and returns whether the change is allowed.
  private mutating func allowsCounted(
    _ height: CGFloat, replacing current: CGFloat, reversalCount: Int
  ) -> Bool {
    let change = height - current
    let isUndone = previousHeight.map { !isSame(current, $0) } ?? false
    let count = isUndone || change * previousChange < 0 ? reversalCount + 1 : reversalCount
    guard count <= Self.maximumReversalCount else {
      state = .waiting(rejected: height, turnCount: 0)
      return false
    }
    state = .counting(reversalCount: count)
    (previousChange, previousHeight) = (change, height)
    return true
  }

  /// Counts a turn of the run loop at whose end the needed height may be the current height.
  package mutating func turnDidEnd(with height: CGFloat, replacing current: CGFloat) {
    guard isSame(height, current) else {
      if case .waiting(let rejected, let turnCount) = state {
        state = .waiting(rejected: rejected, turnCount: turnCount + 1)
      }
      return
    }
    settledTurnCount += 1
    if settledTurnCount >= Self.reactionTurnCount { reset() }
  }

  /// Forgets the previous changes, because an event has changed the needed height.
  package mutating func reset() {
    self = HeightFeedbackLimiter(tolerance: tolerance)
  }

  private func isSame(_ height: CGFloat, _ other: CGFloat) -> Bool { abs(height - other) < tolerance }
}
