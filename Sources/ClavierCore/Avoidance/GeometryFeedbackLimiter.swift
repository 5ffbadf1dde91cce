/// Stops a feedback loop between the code that adjusts a screen and a screen that reacts to each adjustment.
///
/// After many consecutive adjustments without a notification, the limiter rejects the next one. If the screen was only
/// reacting, its geometry then stays the same. If the geometry still changes, the adjustments were not the cause, and
/// counting starts again. If the geometry stays the same because a movement has just ended, one final adjustment is
/// made for this geometry, a few turns of the run loop later. A turn happens only if something wakes the app.
///
/// ``HeightFeedbackLimiter`` uses the same terms for the changes of a height.
package struct GeometryFeedbackLimiter: Sendable {
  /// The maximum number of consecutive adjustments.
  ///
  /// An app may move views in each animation frame, so the limit allows one second of animation at 60 frames per
  /// second.
  private static let maximumCount = 60

  /// The number of turns of the run loop after which a screen no longer reacts to an adjustment.
  private static let reactionTurnCount = 10

  private enum State {
    /// Adjustments are allowed.
    case counting(Int)
    /// An adjustment for a geometry was rejected. If the geometry stays the same, a final adjustment is allowed later.
    case waiting(rejected: GeometryFingerprint, turnCount: Int)
    /// The final adjustment was allowed. If the geometry changes, the screen has reacted to this adjustment.
    case expectingReaction(rejected: GeometryFingerprint)
    /// The screen has reacted to the final adjustment, so this is a feedback loop, and its new geometry stays rejected.
    case stopped(rejected: GeometryFingerprint)
  }

  private var state = State.counting(0)

  package init() {}

  /// Returns whether another adjustment is allowed, in a turn of the run loop.
  ///
  /// - Parameter fingerprint: The geometry that requires the adjustment.
  package mutating func allows(_ fingerprint: GeometryFingerprint) -> Bool {
    switch state {
    case .counting(let count) where count < Self.maximumCount:
      state = .counting(count + 1)
      return true
    case .counting:
      state = .waiting(rejected: fingerprint, turnCount: 0)
      return false
    case .waiting(let rejected, let turnCount) where rejected.isSame(as: fingerprint):
      let isFinal = turnCount + 1 == Self.reactionTurnCount
      state = isFinal ? .expectingReaction(rejected: rejected) : .waiting(rejected: rejected, turnCount: turnCount + 1)
      return isFinal
    case .expectingReaction(let rejected):
      if !rejected.isSame(as: fingerprint) { state = .stopped(rejected: fingerprint) }
      return false
    case .stopped(let rejected) where rejected.isSame(as: fingerprint):
      return false
    case .waiting, .stopped:
      // The screen moves for a different reason.
      state = .counting(1)
      return true
    }
  }
}
