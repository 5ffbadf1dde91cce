import Foundation

/// The relation between an animation's progress and time.
enum AnimationTiming: Hashable {
  case curve(HeadlessCurve, duration: TimeInterval)
  case bezier(CubicBezier, duration: TimeInterval)
  case spring(SpringTiming)

  /// The duration of the animation, in seconds.
  var runningTime: TimeInterval {
    switch self {
    case .curve(let curve, let duration): curve.runningTime(for: duration)
    case .bezier(_, let duration): max(0, duration)
    case .spring(let spring): spring.settlingTime
    }
  }

  /// Returns the progress at a time in seconds after the start; 1 after the end.
  func progress(at time: TimeInterval) -> Double {
    guard time < runningTime else { return 1 }
    guard time > 0 else { return 0 }
    switch self {
    case .curve(let curve, let duration): return curve.progress(at: time, duration: duration)
    case .bezier(let bezier, let duration): return bezier.value(at: time / duration)
    case .spring(let spring): return spring.progress(at: time)
    }
  }

  /// The same timing with the current system's keyboard spring.
  @MainActor var onSystem: AnimationTiming {
    guard case .curve(var curve, let duration) = self, curve.isKeyboardSpring else { return self }
    curve.isSince26 = HeadlessWorld.isSince26
    return .curve(curve, duration: duration)
  }

  /// Returns the timing for a nested block, which inherits the outer block's duration, curve, or both.
  func inheriting(duration outer: TimeInterval?, curve: AnimationTiming?) -> AnimationTiming {
    var result = curve ?? self
    switch result {
    case .curve(let curve, let own): result = .curve(curve, duration: outer ?? (self.nominalDuration ?? own))
    case .bezier(let bezier, let own): result = .bezier(bezier, duration: outer ?? (self.nominalDuration ?? own))
    case .spring: break
    }
    return result
  }

  /// The requested duration; nil for a spring, which determines its own duration.
  var nominalDuration: TimeInterval? {
    switch self {
    case .curve(_, let duration), .bezier(_, let duration): duration
    case .spring: nil
    }
  }
}

/// A damped spring from 0 to 1.
struct SpringTiming: Hashable {
  /// The undamped frequency, in radians per second.
  var frequency: Double
  /// The damping ratio: 1 is critically damped, and a smaller ratio overshoots.
  var dampingRatio: Double
  /// The initial velocity, in total distances per second.
  var initialVelocity: Double
  var settlingTime: TimeInterval

  /// The fraction of the distance at which a spring ends, because the rest is too small to be visible.
  private static let rest = 0.001

  /// Creates a spring that ends after a duration.
  init(duration: TimeInterval, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    self.dampingRatio = ratio
    self.initialVelocity = initialVelocity
    settlingTime = max(0, duration)
    let unit = Self.timeToRest(dampingRatio: ratio)
    frequency = duration > 0 ? unit / duration : 0
  }

  /// Creates a spring with a perceived duration and a bounce, as for `UIView.animate(springDuration:bounce:…)`.
  ///
  /// Apple documents the relation between bounce and damping (WWDC 2023, session 10158).
  init(perceivedDuration: TimeInterval, bounce: Double, initialVelocity: Double) {
    let bounce = min(max(bounce, -0.999), 0.999)
    dampingRatio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.initialVelocity = initialVelocity
    frequency = perceivedDuration > 0 ? 2 * .pi / perceivedDuration : 0
    settlingTime = perceivedDuration > 0 ? Self.timeToRest(dampingRatio: dampingRatio) / frequency : 0
  }

  /// Creates a spring from its physical parameters.
  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    self.initialVelocity = initialVelocity
    // The keyboard's parameters (3, 1000, 500) give a ratio of 4.6, but the system shows critically damped motion.
    if dampingRatio > 1 { dampingRatio = 1 }
    settlingTime = frequency > 0 ? Self.timeToRest(dampingRatio: dampingRatio) / frequency : 0
  }

  /// Returns the progress of the spring at a time in seconds.
  func progress(at time: TimeInterval) -> Double {
    let (omega, zeta) = (frequency, dampingRatio)
    if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let slope = (zeta * omega - initialVelocity) / damped
      return 1 - exp(-zeta * omega * time) * (cos(damped * time) + slope * sin(damped * time))
    }
    if zeta > 1 {
      let root = omega * (zeta * zeta - 1).squareRoot()
      let (fast, slow) = (-zeta * omega - root, -zeta * omega + root)
      let share = (initialVelocity + slow) / (slow - fast)
      return 1 - (share * exp(fast * time) + (1 - share) * exp(slow * time))
    }
    return 1 - exp(-omega * time) * (1 + (omega - initialVelocity) * time)
  }

  /// Returns the time after which the envelope of a spring with frequency 1 is too small to be visible.
  private static func timeToRest(dampingRatio zeta: Double) -> Double {
    if zeta < 1 { return -log(rest) / zeta }
    if zeta > 1 { return -log(rest) / (zeta - (zeta * zeta - 1).squareRoot()) }
    // (1 + t)·exp(-t) decreases monotonically, so bisection finds the crossing.
    var (low, high) = (0.0, 50.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (1 + middle) * exp(-middle) > rest { low = middle } else { high = middle }
    }
    return high
  }
}
