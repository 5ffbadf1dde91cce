package import Foundation

/// The motion of a mass on a spring, as Core Animation draws it.
///
/// Core Animation draws an overdamped spring like a critically damped one. For example, the keyboard's spring through
/// iOS 18 has a damping ratio of 4.56. The exact solution would cover 39 percent of the distance in 0.25 seconds, but
/// the keyboard covers 94 percent. kirillzyusko/react-native-keyboard-controller computes the keyboard's position in
/// the same way.
package struct SpringMotion: Hashable, Sendable {
  /// The mass, which is greater than 0.
  package var mass: Double
  /// The force per distance, which is greater than 0.
  package var stiffness: Double
  /// The force per velocity, which is 0 or more.
  package var damping: Double

  package init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// The damping with which the exact solution matches what Core Animation draws for this spring.
  package var drawnDamping: Double { min(damping, criticalDamping) }

  private var criticalDamping: Double { 2 * (stiffness * mass).squareRoot() }

  /// The spring on the keyboard's layer through iOS 18: mass 3, stiffness 1000, damping 500 (Apple developer forum
  /// 48088).
  package static let keyboardBefore26 = SpringMotion(mass: 3, stiffness: 1000, damping: 500)

  /// The spring on the keyboard's layer on iOS 26 and later: mass 1, stiffness 555.0265, damping 47.118.
  ///
  /// The spring was read from the layer on simulators of iOS 26.0 to 27.0, and is a constant in Telegram for iOS. Apart
  /// from rounding, it is critically damped.
  package static let keyboardSince26 = SpringMotion(mass: 1, stiffness: 555.0265, damping: 47.118)

  /// Returns the spring on the keyboard's layer for a system version.
  ///
  /// - Parameter systemVersion: The major version of iOS, iPadOS, or visionOS, or of macOS for Mac Catalyst. Starting
  ///   with version 26, these systems share the same version number.
  package static func keyboard(systemVersion: Int) -> SpringMotion {
    systemVersion >= 26 ? keyboardSince26 : keyboardBefore26
  }

  /// The spring on the keyboard's layer in the system version that the process runs on.
  ///
  /// On platforms other than Apple's, the spring is ``keyboardBefore26``.
  package static let keyboard: SpringMotion = {
    #if canImport(Darwin)
      keyboard(systemVersion: ProcessInfo.processInfo.operatingSystemVersion.majorVersion)
    #else
      keyboardBefore26
    #endif
  }()

  /// The time in seconds for which the keyboard's spring runs.
  ///
  /// Through iOS 18, the spring runs for 0.5 seconds, regardless of the requested duration (Apple developer forum
  /// 48088). After that time, 99.9 percent of the distance is covered, and the keyboard jumps the remaining fraction of
  /// a point. On iOS 26 and later, the spring runs for 0.658 seconds, its settling time. After 0.383 seconds, the
  /// duration that the notification reports, 0.12 percent of the distance remains.
  var runningTime: TimeInterval { self == .keyboardSince26 ? 0.658 : 0.5 }

  /// Returns the position, at a given time, of a mass that starts at rest.
  ///
  /// - Parameters:
  ///   - start: The value at the start.
  ///   - target: The value at which the spring rests.
  ///   - time: Seconds since the start. Before the start, and for NaN, the result is `start`.
  /// - Returns: The value; `target` for an infinite time or an invalid spring.
  package func value(from start: Double, to target: Double, at time: TimeInterval) -> Double {
    guard time > 0 else { return start }
    guard isValid, time.isFinite else { return target }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = drawnDamping / criticalDamping
    let distance = target - start
    let decay = exp(-ratio * frequency * time)
    // After the decay underflows, the other factor may be infinite, and the product NaN.
    guard decay > 0 else { return target }
    guard ratio < 1 else {
      return target - decay * (distance + frequency * distance * time)
    }
    let dampedFrequency = frequency * (1 - ratio * ratio).squareRoot()
    let sine = ratio * frequency * distance / dampedFrequency * sin(dampedFrequency * time)
    let cosine = distance * cos(dampedFrequency * time)
    return target - decay * (sine + cosine)
  }

  private var isValid: Bool {
    mass > 0 && mass.isFinite && stiffness > 0 && stiffness.isFinite && damping >= 0 && damping.isFinite
  }
}
