/// Stops a feedback loop between the code that adjusts a screen and a screen that reacts to each adjustment.
///
/// After many consecutive adjustments without a notification, the limiter does not allow the next one. If the screen
/// was only reacting, its geometry then stays the same. If the geometry still changes, the adjustments were not the
/// cause, and counting starts again.
package struct FeedbackLimiter<Geometry: Sendable>: Sendable {
  /// The largest number of consecutive adjustments.
  ///
  /// An app may move views in each animation frame, so the limit allows one second of animation at 60 frames per
  /// second.
  private static var maximumCount: Int { 60 }

  private var count = 0
  private var rejected: Geometry?

  package init() {}

  /// Returns whether another adjustment is allowed.
  ///
  /// - Parameters:
  ///   - geometry: The geometry that requires the adjustment.
  ///   - isSame: Returns whether two geometries are equal apart from rounding.
  package mutating func allows(_ geometry: Geometry, isSame: (Geometry, Geometry) -> Bool) -> Bool {
    if count < Self.maximumCount {
      count += 1
      return true
    }
    guard let rejected, !isSame(rejected, geometry) else {
      rejected = geometry
      return false
    }
    self = FeedbackLimiter()
    return allows(geometry, isSame: isSame)
  }
}

extension FeedbackLimiter<GeometryFingerprint> {
  /// Returns whether another adjustment is allowed.
  package mutating func allows(_ fingerprint: GeometryFingerprint) -> Bool {
    allows(fingerprint) { $0.isSame(as: $1) }
  }
}
