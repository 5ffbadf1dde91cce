/// Stops a feedback loop between an avoider and a screen that reacts to it.
///
/// After many consecutive adjustments without a notification, the limiter rejects one. If the screen was only reacting to
/// the avoider, its geometry then stays the same. If the geometry still changes, the avoider was not the cause, and
/// counting starts again.
package struct FeedbackLimiter: Sendable {
  /// The largest number of consecutive adjustments: one second at 60 frames per second, because an app may move views
  /// in each frame.
  private static let mostInARow = 60

  private var count = 0
  private var rejected: GeometryFingerprint?

  package init() {}

  /// Returns whether another adjustment is allowed.
  package mutating func allows(_ fingerprint: GeometryFingerprint) -> Bool {
    if count < Self.mostInARow {
      count += 1
      return true
    }
    guard let rejected, !rejected.isSame(as: fingerprint) else {
      rejected = fingerprint
      return false
    }
    self = FeedbackLimiter()
    return allows(fingerprint)
  }
}
