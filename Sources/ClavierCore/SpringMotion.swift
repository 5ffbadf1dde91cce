public import Foundation

/// The motion of a weight on a spring, as Core Animation draws it.
///
/// An over-damped spring is drawn like the critically damped one. By the numbers found on the keyboard's layer its
/// damping ratio is 4.56, and a true solution for that would have covered 39 per cent of the way after 0.25 s; the
/// keyboard has covered 94. kirillzyusko/react-native-keyboard-controller predicts the keyboard with this formula;
/// nobody has published a capture frame by frame.
public struct SpringMotion: Hashable, Sendable {
  /// The weight; above 0.
  public var mass: Double
  /// The force per distance; above 0.
  public var stiffness: Double
  /// The force per speed; 0 or more.
  public var damping: Double
  /// The speed at the start, in units of the value per second; positive speeds point to larger values.
  public var initialVelocity: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - mass: The weight; above 0.
  ///   - stiffness: The force per distance; above 0.
  ///   - damping: The force per speed; 0 or more.
  ///   - initialVelocity: The speed at the start, in units of the value per second.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// The spring on the keyboard's layer up to iOS 18: mass 3, stiffness 1000, damping 500 (Apple developer forum 48088).
  public static let keyboardBefore26 = SpringMotion(mass: 3, stiffness: 1000, damping: 500)

  /// The spring on the keyboard's layer since iOS 26: mass 1, stiffness 555.0265, damping 47.118.
  ///
  /// Read from the layer on simulators of iOS 26.0 to 27.0, and a constant of Telegram for iOS. It is critically damped.
  public static let keyboardSince26 = SpringMotion(mass: 1, stiffness: 555.0265, damping: 47.118)

  /// The spring on the keyboard's layer on a system.
  ///
  /// - Parameter systemVersion: The major version of iOS, iPadOS or visionOS, or that of macOS for Mac Catalyst: from 26 on
  ///   they are the same number.
  public static func keyboard(systemVersion: Int) -> SpringMotion {
    systemVersion >= 26 ? keyboardSince26 : keyboardBefore26
  }

  /// The spring on the keyboard's layer on the system that this code runs on.
  ///
  /// Outside Apple's systems it is ``keyboardBefore26``.
  public static let keyboard: SpringMotion = {
    #if canImport(Darwin)
      keyboard(systemVersion: ProcessInfo.processInfo.operatingSystemVersion.majorVersion)
    #else
      keyboardBefore26
    #endif
  }()

  /// Seconds for which ``keyboard`` runs, whatever duration was asked for.
  public static let keyboardDuration: TimeInterval = keyboard.runningTime

  /// Seconds for which a spring of the keyboard moves what it moves.
  ///
  /// Up to iOS 18 it is 0.5 whatever duration was asked for (Apple developer forum 48088): then 99.9 percent of the way is
  /// done, and the rest is a jump below a point. Since iOS 26 it is 0.658, the settling time that goes with the constants; the
  /// notification's 0.383 leaves 0.12 percent.
  var runningTime: TimeInterval { self == .keyboardSince26 ? 0.658 : 0.5 }

  /// Where the weight is after some time.
  ///
  /// - Parameters:
  ///   - start: The value at the start.
  ///   - target: The value at which the spring rests.
  ///   - time: Seconds since the start. Before it, and for NaN, the answer is `start`.
  /// - Returns: The value; `target` for an infinite time or a spring that cannot be (a mass or stiffness that is not
  ///   above 0, a negative damping, any of them not finite).
  public func value(from start: Double, to target: Double, at time: TimeInterval) -> Double {
    guard time > 0 else { return start }
    guard isPossible, time.isFinite else { return target }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let distance = target - start
    let velocity = -initialVelocity
    let decay = exp(-min(ratio, 1) * frequency * time)
    // When all is decayed the other factor may be infinite, and the product no number.
    guard decay > 0 else { return target }
    guard ratio < 1 else {
      return target - decay * (distance + (velocity + frequency * distance) * time)
    }
    let dampedFrequency = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (velocity + ratio * frequency * distance) / dampedFrequency * sin(dampedFrequency * time)
    let cosine = distance * cos(dampedFrequency * time)
    return target - decay * (sine + cosine)
  }

  private var isPossible: Bool {
    mass > 0 && mass.isFinite && stiffness > 0 && stiffness.isFinite && damping >= 0 && damping.isFinite
      && initialVelocity.isFinite
  }
}
