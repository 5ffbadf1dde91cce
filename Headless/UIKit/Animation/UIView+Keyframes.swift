public import Foundation

/// The keyframe animations whose closures are executing, from the outermost to the innermost.
@MainActor private enum Keyframes {
  static var durations: [(duration: TimeInterval, delay: TimeInterval)] = []
}

@_documentation(visibility: internal)
extension UIView {
  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Animates changes in several steps, which `addKeyframe` adds.
  ///
  /// Times are in seconds.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Keyframes.durations.append((duration, delay))
    animations()
    Keyframes.durations.removeLast()
    guard let completion else { return }
    HeadlessClock.schedule(after: areAnimationsEnabled ? duration + delay : 0) { completion(true) }
  }

  /// Animates one step.
  ///
  /// Its beginning and its duration are fractions of the whole animation, from 0 to 1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let whole = Keyframes.durations.last else {
      animations()
      return
    }
    animate(
      withDuration: frameDuration * whole.duration, delay: whole.delay + frameStartTime * whole.duration,
      options: .curveLinear, animations: animations, completion: nil)
  }
}
