package import Foundation

/// Stops a feedback loop between the height that is added to a view and a view whose position or size depends on that
/// height.
///
/// The added height has a lower and an upper bound, so only a height that grows and shrinks alternately can change
/// forever. A view that an app moves or animates changes the height many times in the same direction. Therefore, the
/// limiter counts only reversals: changes in the opposite direction, and changes after other code has undone the
/// previous one. If the needed height then stays the same because a movement has just ended, one final change is
/// allowed a few turns later.
///
/// ``FeedbackLimiter`` uses the same terms for adjustments to a geometry.
package struct OscillationLimiter: Equatable, Sendable {
  /// The largest number of reversals.
  ///
  /// A screen may need a few reversals to come to rest.
  private static let maximumReversalCount = 60

  /// The number of turns of the run loop after which a screen no longer reacts to a change.
  ///
  /// A screen may react in a later turn. A user who makes a view grow and shrink is slower.
  private static let reactionTurnCount = 10

  /// The largest difference between two heights that counts as rounding, in points.
  private let tolerance: CGFloat
  private var previousChange: CGFloat = 0
  private var previousHeight: CGFloat?
  private var reversalCount = 0
  /// The number of turns since the last change in which the needed height was the current height.
  private var settledTurnCount = 0
  /// The height to which a change was rejected; nil while changes are allowed.
  private var rejected: CGFloat?
  /// The number of turns in which the rejected height was needed.
  private var waitingTurnCount = 0
  /// Whether the change to the rejected height was allowed after all, because the height had stayed the same.
  ///
  /// If a different height is then needed, the screen has reacted to this final change.
  private var hasAllowedFinalChange = false

  /// Creates a limiter.
  ///
  /// - Parameter tolerance: The largest difference between two heights that counts as rounding, in points.
  package init(tolerance: CGFloat) {
    self.tolerance = tolerance
  }

  /// Returns whether a height may replace the current height.
  ///
  /// A height that is not allowed stays rejected until a different height is needed.
  package mutating func allows(_ height: CGFloat, replacing current: CGFloat) -> Bool {
    let change = height - current
    guard abs(change) >= tolerance else { return true }
    settledTurnCount = 0
    if let rejected {
      if abs(height - rejected) < tolerance {
        guard waitingTurnCount >= Self.reactionTurnCount, !hasAllowedFinalChange else { return false }
        hasAllowedFinalChange = true
        previousHeight = height
        return true
      }
      if hasAllowedFinalChange, previousHeight == rejected {
        // The screen has reacted to the final change, so the changes are the cause.
        self.rejected = height
        return false
      }
      reset()
    }
    let isUndone = previousHeight.map { abs(current - $0) >= tolerance } ?? false
    if isUndone || change * previousChange < 0 { reversalCount += 1 }
    guard reversalCount <= Self.maximumReversalCount else {
      (rejected, waitingTurnCount) = (height, 0)
      return false
    }
    (previousChange, previousHeight) = (change, height)
    return true
  }

  /// Counts a turn of the run loop at whose end the needed height may be the current height.
  package mutating func turnDidEnd(with height: CGFloat, replacing current: CGFloat) {
    guard abs(height - current) < tolerance else {
      if rejected != nil { waitingTurnCount += 1 }
      return
    }
    settledTurnCount += 1
    if settledTurnCount >= Self.reactionTurnCount { reset() }
  }

  /// Forgets the previous changes, because an event has changed the needed height.
  package mutating func reset() {
    self = OscillationLimiter(tolerance: tolerance)
  }
}
