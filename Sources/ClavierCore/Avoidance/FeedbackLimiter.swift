/// Stops a feedback loop between the code that adjusts a screen and a screen that reacts to each adjustment.
///
/// After many consecutive adjustments without a notification, the limiter does not allow the next one. If the screen
/// was only reacting, its geometry then stays the same. If the geometry still changes, the adjustments were not the
/// cause, and counting starts again. If the geometry stays the same because a movement has just ended, one more
/// adjustment adapts the screen to it, a few turns of the run loop later. A turn happens only if something wakes the
/// app.
package struct FeedbackLimiter: Sendable {
  /// The largest number of consecutive adjustments.
  ///
  /// An app may move views in each animation frame, so the limit allows one second of animation at 60 frames per
  /// second.
  private static let maximumCount = 60

  /// The number of turns of the run loop that the geometry must stay the same before one more adjustment is allowed.
  private static let turnCountBeforeLastAdjustment = 10

  private var count = 0
  private var rejected: GeometryFingerprint?
  private var unchangedTurnCount = 0
  private var isReactionExpected = false

  package init() {}

  /// Returns whether another adjustment is allowed, in a turn of the run loop.
  ///
  /// - Parameter fingerprint: The geometry that requires the adjustment.
  package mutating func allows(_ fingerprint: GeometryFingerprint) -> Bool {
    if count < Self.maximumCount {
      count += 1
      return true
    }
    guard let rejected else {
      self.rejected = fingerprint
      return false
    }
    guard rejected.isSame(as: fingerprint) else {
      if isReactionExpected {
        // The screen has reacted to the last adjustment, so the adjustments are the cause.
        (self.rejected, isReactionExpected) = (fingerprint, false)
        return false
      }
      (count, self.rejected, unchangedTurnCount) = (1, nil, 0)
      return true
    }
    unchangedTurnCount += 1
    guard unchangedTurnCount == Self.turnCountBeforeLastAdjustment else { return false }
    isReactionExpected = true
    return true
  }
}
