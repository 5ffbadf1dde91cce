package import Foundation

/// Stops a feedback loop between the height that is added to a view and a view whose position or size depends on that
/// height.
///
/// The added height has a lower and an upper bound, so only a height that grows and shrinks alternately can change
/// forever. A view that an app moves or animates changes the height several times in the same direction. Therefore, the
/// limiter counts only reversals: changes in the opposite direction, and changes after other code has undone the
/// previous one.
package struct OscillationLimiter: Equatable, Sendable {
  /// The largest number of consecutive reversals.
  ///
  /// A screen may need a few reversals to come to rest.
  private static let maximumReversalCount = 30

  /// The number of turns of the run loop without a change after which the previous changes no longer count.
  ///
  /// A screen may react to a change in a later turn. A user who makes a view grow and shrink is slower.
  private static let maximumSettledTurnCount = 10

  /// The largest difference between two heights that counts as rounding, in points.
  private let tolerance: CGFloat
  private var lastChange: CGFloat = 0
  private var lastHeight: CGFloat?
  private var reversalCount = 0
  private var settledTurnCount = 0
  private var rejected: CGFloat?

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
      if abs(height - rejected) < tolerance { return false }
      reset()
    }
    let isUndone = lastHeight.map { abs(current - $0) >= tolerance } ?? false
    reversalCount = isUndone || change * lastChange < 0 ? reversalCount + 1 : 0
    guard reversalCount <= Self.maximumReversalCount else {
      rejected = height
      return false
    }
    (lastChange, lastHeight) = (change, height)
    return true
  }

  /// Counts a turn of the run loop at whose end the needed height may be the current height.
  package mutating func turnDidEnd(with height: CGFloat, replacing current: CGFloat) {
    guard abs(height - current) < tolerance else { return }
    settledTurnCount += 1
    if settledTurnCount >= Self.maximumSettledTurnCount { reset() }
  }

  /// Forgets the previous changes, because an event has changed the needed height.
  package mutating func reset() {
    self = OscillationLimiter(tolerance: tolerance)
  }
}
