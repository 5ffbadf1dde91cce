import Foundation

/// The time of an animation.
@_documentation(visibility: internal)
public protocol CAMediaTiming: AnyObject {
  /// The time at which the animation begins, relative to `CACurrentMediaTime()`'s clock; 0 to begin immediately.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one cycle, in seconds.
  var duration: CFTimeInterval { get set }
  /// The factor by which the speed is multiplied.
  var speed: Float { get set }
  /// The part of the animation that is skipped, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of cycles.
  var repeatCount: Float { get set }
  /// The total duration of all cycles, in seconds; 0 to use ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle also runs backward.
  var autoreverses: Bool { get set }
  /// What is visible before and after the animation.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is visible before and after an animation.
@_documentation(visibility: internal)
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Returns the time of the virtual clock, in seconds.
@_documentation(visibility: internal)
public func CACurrentMediaTime() -> CFTimeInterval { MainActor.assumeIsolated { HeadlessClock.now } }
