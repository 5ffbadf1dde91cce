import Foundation

/// How an animation's progress follows from the time.
enum AnimationTiming: Hashable {
  case curve(HeadlessCurve, duration: TimeInterval)
  case bezier(CubicBezier, duration: TimeInterval)
  case spring(SpringTiming)

  /// How long the animation runs, in seconds.
  var runningTime: TimeInterval {
    switch self {
    case .curve(let curve, let duration): curve.runningTime(for: duration)
    case .bezier(_, let duration): max(0, duration)
    case .spring(let spring): spring.settlingTime
    }
  }

  /// How far the animation has come at a time in seconds after its start; 1 from its end on.
  func progress(at time: TimeInterval) -> Double {
    guard time < runningTime else { return 1 }
    guard time > 0 else { return 0 }
    switch self {
    case .curve(let curve, let duration): return curve.progress(at: time, duration: duration)
    case .bezier(let bezier, let duration): return bezier.value(at: time / duration)
    case .spring(let spring): return spring.progress(at: time)
    }
  }

  /// The same timing with the keyboard's spring of the present system.
  @MainActor var onSystem: AnimationTiming {
    guard case .curve(var curve, let duration) = self, curve.isKeyboardSpring else { return self }
    curve.isSince26 = HeadlessAnimation.isSince26
    return .curve(curve, duration: duration)
  }

  /// The same timing as a nested block sees it: with the outer block's duration, curve or both.
  func inheriting(duration outer: TimeInterval?, curve: AnimationTiming?) -> AnimationTiming {
    var result = curve ?? self
    switch result {
    case .curve(let curve, let own): result = .curve(curve, duration: outer ?? (self.nominalDuration ?? own))
    case .bezier(let bezier, let own): result = .bezier(bezier, duration: outer ?? (self.nominalDuration ?? own))
    case .spring: break
    }
    return result
  }

  /// The duration that was asked for; nil for a spring, which has its own.
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
  /// 1 is critical; less swings past the end.
  var dampingRatio: Double
  /// In distances of the whole way per second.
  var initialVelocity: Double
  var settlingTime: TimeInterval

  /// At the end of a spring's time, a thousandth of the way is left: too little to be seen.
  private static let rest = 0.001

  /// The spring that has come to rest after a duration.
  init(duration: TimeInterval, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    self.dampingRatio = ratio
    self.initialVelocity = initialVelocity
    settlingTime = max(0, duration)
    let unit = Self.timeToRest(dampingRatio: ratio)
    frequency = duration > 0 ? unit / duration : 0
  }

  /// The spring with a perceived duration and a bounce: `UIView.animate(springDuration:bounce:…)`.
  ///
  /// The relation between bounce and damping is Apple's (WWDC 2023, session 10158).
  init(perceivedDuration: TimeInterval, bounce: Double, initialVelocity: Double) {
    let bounce = min(max(bounce, -0.999), 0.999)
    dampingRatio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.initialVelocity = initialVelocity
    frequency = perceivedDuration > 0 ? 2 * .pi / perceivedDuration : 0
    settlingTime = perceivedDuration > 0 ? Self.timeToRest(dampingRatio: dampingRatio) / frequency : 0
  }

  /// The spring of a mass on a spring.
  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    self.initialVelocity = initialVelocity
    // The keyboard's numbers (3, 1000, 500) make a ratio of 4.6, and yet the system draws the critical motion.
    if dampingRatio > 1 { dampingRatio = 1 }
    settlingTime = frequency > 0 ? Self.timeToRest(dampingRatio: dampingRatio) / frequency : 0
  }

  /// How far the spring has come at a time in seconds.
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

  /// The time after which the envelope of a spring of frequency 1 is down to what cannot be seen.
  private static func timeToRest(dampingRatio zeta: Double) -> Double {
    if zeta < 1 { return -log(rest) / zeta }
    if zeta > 1 { return -log(rest) / (zeta - (zeta * zeta - 1).squareRoot()) }
    // (1 + t)·exp(-t) falls all the way, so halving finds where it crosses.
    var (low, high) = (0.0, 50.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (1 + middle) * exp(-middle) > rest { low = middle } else { high = middle }
    }
    return high
  }
}
