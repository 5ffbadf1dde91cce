import ClavierCore
import CoreGraphics
import Foundation
import Testing

@Suite struct SpringMotionTests {
  /// The keyboard's positions from 0 to 336, as kirillzyusko/react-native-keyboard-controller predicts them, computed
  /// to all digits.
  static let vectors: [(TimeInterval, Double)] = [
    (0.080, 144.11039189726017), (0.125, 223.44512762669416), (0.250, 316.52488444019065),
    (0.325, 329.82914080062113), (0.500, 335.6307289072886),
  ]

  @Test("the keyboard's spring matches observed positions", arguments: vectors)
  func keyboard(time: TimeInterval, value: Double) {
    #expect(abs(SpringMotion.keyboard.value(from: 0, to: 336, at: time) - value) < 1e-9)
    // The return motion mirrors this motion.
    #expect(abs(SpringMotion.keyboard.value(from: 336, to: 0, at: time) - (336 - value)) < 1e-9)
  }

  @Test("the keyboard's spring has the values from its layer")
  func parameters() {
    #expect(SpringMotion.keyboard == SpringMotion(mass: 3, stiffness: 1000, damping: 500))
    #expect(SpringMotion.keyboard == .keyboardBefore26, "on Linux")
  }

  /// The positions from 0 to 336 with the constants of iOS 26, rounded to a thousandth of a point.
  static let vectorsSince26: [(TimeInterval, Double)] = [
    (0.020, 27.415), (0.050, 110.675), (0.080, 188.796), (0.100, 229.096), (0.125, 266.268), (0.150, 291.529),
    (0.200, 318.749), (0.250, 329.593), (0.300, 333.690), (0.3832, 335.596), (0.500, 335.967),
  ]

  @Test("the keyboard's spring of iOS 26 matches its constants", arguments: vectorsSince26)
  func keyboardSince26(time: TimeInterval, value: Double) {
    let spring = SpringMotion.keyboardSince26
    #expect(abs(spring.value(from: 0, to: 336, at: time) - value) < 0.0006)
    #expect(abs(spring.value(from: 336, to: 0, at: time) - (336 - value)) < 0.0006)
    let animation = KeyboardAnimation(duration: 0.383, curve: .keyboard, spring: spring)
    #expect(abs(336 * animation.progress(at: time) - value) < 0.0006)
  }

  @Test("the keyboard's spring depends on the system version", arguments: [13, 15, 18, 26, 27])
  func system(version: Int) {
    let expected =
      version < 26
      ? SpringMotion(mass: 3, stiffness: 1000, damping: 500)
      : SpringMotion(mass: 1, stiffness: 555.0265, damping: 47.118)
    #expect(SpringMotion.keyboard(systemVersion: version) == expected)
  }

  @Test("a notification with the duration of iOS 26 uses the spring of iOS 26 on any system")
  func durationNamesSystem() {
    func spring(_ duration: TimeInterval?) -> SpringMotion {
      KeyboardInfo(endFrame: .zero, duration: duration, curve: .keyboard).animation.spring
    }
    #expect(spring(0.383) == .keyboardSince26 && spring(0.3832) == .keyboardSince26)
    #expect([0.25, 0, 0.4, nil].allSatisfy { spring($0) == .keyboard })
    #expect(KeyboardAnimation(duration: 0.383, curve: .keyboard, spring: .keyboardSince26).settlingDuration == 0.658)
  }

  @Test("the keyboard's spring reaches 99 percent after 0.364 s and 99.9 percent after 0.506 s")
  func settling() {
    func progress(_ time: TimeInterval) -> Double { SpringMotion.keyboard.value(from: 0, to: 1, at: time) }
    #expect(progress(0.363) < 0.99 && progress(0.365) > 0.99)
    #expect(progress(0.505) < 0.999 && progress(0.507) > 0.999)
  }

  @Test("an overdamped spring moves exactly like a critically damped spring")
  func overDamped() {
    let critical = SpringMotion(mass: 1, stiffness: 100, damping: 20)
    for damping in [20.0, 20.1, 40, 5000] {
      let spring = SpringMotion(mass: 1, stiffness: 100, damping: damping)
      for time in [0.01, 0.1, 0.3, 1] {
        #expect(spring.value(from: 10, to: 50, at: time) == critical.value(from: 10, to: 50, at: time))
        // Closed form for ω = 10 and no initial velocity.
        let expected = 50 - 40 * exp(-10 * time) * (1 + 10 * time)
        #expect(abs(spring.value(from: 10, to: 50, at: time) - expected) < 1e-9)
      }
    }
    // The true solution for the keyboard's numbers has reached only 131 of 336 after 0.25 s.
    #expect(SpringMotion.keyboard.value(from: 0, to: 336, at: 0.25) > 300)
  }

  @Test("an underdamped spring obeys the equation of motion")
  func underDamped() {
    expectEquationOfMotion(SpringMotion(mass: 2, stiffness: 80, damping: 6), from: 3, to: 20)
  }

  @Test("a light and soft spring obeys the equation of motion")
  func soft() {
    expectEquationOfMotion(SpringMotion(mass: 0.5, stiffness: 0.5, damping: 0.25), from: 3, to: 20)
  }

  @Test("a critically damped spring obeys the equation of motion")
  func criticallyDamped() {
    // In floating point, 20 is exactly 2√(50 · 2), so the damping ratio is exactly 1.
    expectEquationOfMotion(SpringMotion(mass: 2, stiffness: 50, damping: 20), from: 3, to: 20)
  }

  @Test("an underdamped spring overshoots by e^(-ζπ/√(1-ζ²)) at half its period")
  func overshoot() {
    let spring = SpringMotion(mass: 1, stiffness: 100, damping: 10)
    let ratio = 0.5
    let damped = 10 * (1 - ratio * ratio).squareRoot()
    let expected = 1 + exp(-ratio * Double.pi / (1 - ratio * ratio).squareRoot())
    #expect(abs(spring.value(from: 0, to: 1, at: Double.pi / damped) - expected) < 1e-9)
  }

  @Test("a spring without damping never stops")
  func undamped() {
    let spring = SpringMotion(mass: 1, stiffness: 4, damping: 0)
    for time in [0.1, 1, 10, 100] {
      #expect(abs(spring.value(from: 0, to: 1, at: time) - (1 - cos(2 * time))) < 1e-9)
    }
  }

  @Test("before the start, and for NaN, the value is the start value", arguments: [0, -0.0, -1, -.infinity, .nan])
  func beforeStart(_ time: TimeInterval) {
    #expect(SpringMotion.keyboard.value(from: 3, to: 9, at: time) == 3)
  }

  @Test("after a long time, the value is the target value", arguments: [1e6, .greatestFiniteMagnitude, .infinity])
  func afterEnd(_ time: TimeInterval) {
    #expect(SpringMotion.keyboard.value(from: 3, to: 9, at: time) == 9)
    #expect(SpringMotion(mass: 1, stiffness: 100, damping: 1).value(from: 3, to: 9, at: time) == 9)
  }

  static let impossibleSprings: [SpringMotion] = [
    SpringMotion(mass: 0, stiffness: 1, damping: 1), SpringMotion(mass: -1, stiffness: 1, damping: 1),
    SpringMotion(mass: 1, stiffness: 0, damping: 1), SpringMotion(mass: 1, stiffness: -1, damping: 1),
    SpringMotion(mass: 1, stiffness: 1, damping: -0.1), SpringMotion(mass: .nan, stiffness: 1, damping: 1),
    SpringMotion(mass: 1, stiffness: .nan, damping: 1), SpringMotion(mass: 1, stiffness: 1, damping: .nan),
    SpringMotion(mass: .infinity, stiffness: 1, damping: 1), SpringMotion(mass: 1, stiffness: .infinity, damping: 1),
    SpringMotion(mass: 1, stiffness: 1, damping: .infinity),
  ]

  @Test("an invalid spring jumps to its target", arguments: impossibleSprings)
  func impossible(_ spring: SpringMotion) {
    #expect(spring.value(from: 3, to: 9, at: 0.1) == 9)
  }

  @Test("the damping with which a spring is drawn is at most critical")
  func drawnDamping() {
    #expect(abs(SpringMotion.keyboardBefore26.drawnDamping - 2 * 3000.0.squareRoot()) < 1e-9)
    #expect(SpringMotion(mass: 1, stiffness: 100, damping: 5).drawnDamping == 5)
  }

  /// Expects that the motion satisfies m·x″ + c·x′ + k·(x − target) = 0, and begins at rest at the start value.
  ///
  /// The derivatives are approximated by central differences.
  private func expectEquationOfMotion(_ spring: SpringMotion, from start: Double, to target: Double) {
    func value(_ time: TimeInterval) -> Double { spring.value(from: start, to: target, at: time) }
    let step = 1e-4
    for time in stride(from: 0.05, to: 2, by: 0.05) {
      let velocity = (value(time + step) - value(time - step)) / (2 * step)
      let acceleration = (value(time + step) - 2 * value(time) + value(time - step)) / (step * step)
      let force = spring.mass * acceleration + spring.damping * velocity + spring.stiffness * (value(time) - target)
      #expect(abs(force) < 0.01, "at \(time)")
    }
    #expect(value(0) == start)
    #expect(abs((value(1e-7) - start) / 1e-7) < 0.01)
  }
}
