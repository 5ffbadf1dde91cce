import ClavierCore
import Foundation
import Testing

@Suite struct KeyboardAnimationTests {
  typealias Curve = KeyboardAnimation.Curve

  @Test("the curves have UIKit's raw values, and the keyboard's own is 7")
  func rawValues() {
    #expect([Curve.easeInOut, .easeIn, .easeOut, .linear, .keyboard].map(\.rawValue) == [0, 1, 2, 3, 7])
  }

  static let bits: [(Int, UInt)] = [
    (0, 0), (1, 0x10000), (2, 0x20000), (3, 0x30000), (7, 0x70000), (15, 0xF0000), (16, 0), (99, 0), (-1, 0),
    (.max, 0), (.min, 0),
  ]

  @Test("shifts a curve's raw value by 16 bits, and sets no other options", arguments: bits)
  func optionBits(rawValue: Int, bits: UInt) {
    #expect(Curve(rawValue: rawValue).optionBits == bits)
  }

  @Test("each curve starts at 0, ends at 1, and never decreases", arguments: [0, 1, 2, 3, 7, 4, 42, -1])
  func monotone(rawValue: Int) {
    let animation = KeyboardAnimation(duration: 0.25, curve: Curve(rawValue: rawValue))
    #expect(animation.progress(at: 0) == 0)
    #expect(animation.progress(at: animation.settlingDuration.nextUp) == 1)
    var before = 0.0
    for step in 1...1000 {
      let progress = animation.progress(at: animation.settlingDuration * Double(step) / 1000)
      #expect(progress > before && progress <= 1)
      before = progress
    }
    #expect(before > 0.998)
  }

  /// Points of the Bézier curves that CSS and Core Animation call ease-in-out, ease-in, ease-out, and linear.
  ///
  /// The points were found by bisection in exact rational arithmetic.
  static let points: [(Int, Double, Double)] = [
    (0, 0.01, 0.00018981958520707088), (0, 0.1, 0.019722453548311196), (0, 0.25, 0.12916193104731982),
    (0, 0.5, 0.5), (0, 0.75, 0.8708380689526802), (0, 0.9, 0.9802775464516889),
    (0, 0.99, 0.999810180414793),
    (1, 0.01, 0.0001868531954624296), (1, 0.1, 0.01702660965156294), (1, 0.25, 0.09346465071882486),
    (1, 0.5, 0.3153568125725393), (1, 0.75, 0.6218618691748902), (1, 0.9, 0.8394278457624665),
    (1, 0.99, 0.9830902946660411),
    (2, 0.01, 0.01690970533395883), (2, 0.1, 0.16057215423753346), (2, 0.25, 0.3781381308251098),
    (2, 0.5, 0.6846431874274607), (2, 0.75, 0.9065353492811752), (2, 0.9, 0.982973390348437),
    (2, 0.99, 0.9998131468045376),
    (3, 0.01, 0.01), (3, 0.1, 0.1), (3, 0.25, 0.25),
    (3, 0.5, 0.5), (3, 0.75, 0.75), (3, 0.9, 0.9),
    (3, 0.99, 0.99),
  ]

  @Test("the four plain curves contain the points of their Bézier curves", arguments: points)
  func bezier(rawValue: Int, time: Double, progress: Double) {
    let short = KeyboardAnimation(duration: 1, curve: Curve(rawValue: rawValue))
    #expect(abs(short.progress(at: time) - progress) < 1e-12)
    let long = KeyboardAnimation(duration: 4, curve: Curve(rawValue: rawValue))
    #expect(abs(long.progress(at: 4 * time) - progress) < 1e-12)
  }

  @Test("ease in and ease out mirror each other, and ease in-out mirrors itself")
  func symmetry() {
    func progress(_ curve: Curve, _ time: Double) -> Double {
      KeyboardAnimation(duration: 1, curve: curve).progress(at: time)
    }
    for time in stride(from: 0.0, through: 1, by: 0.01) {
      #expect(abs(progress(.easeIn, time) + progress(.easeOut, 1 - time) - 1) < 1e-12)
      #expect(abs(progress(.easeInOut, time) + progress(.easeInOut, 1 - time) - 1) < 1e-12)
      #expect(abs(progress(.linear, time) - time) < 1e-12)
    }
  }

  /// The heights after a drag that ended at 122 of 291 points.
  ///
  /// kirillzyusko/react-native-keyboard-controller predicts them with a less exact solution of the same curve.
  static let bounceBack: [(TimeInterval, Double)] = [
    (0.01, 123.56118966540286), (0.05, 163.8067164607386), (0.124781, 284.31306189738245),
    (0.143954, 290.97699741147824),
  ]

  @Test("a canceled drag returns with ease in-out, for the remaining part of 0.25 s", arguments: bounceBack)
  func cancelledDrag(time: TimeInterval, height: Double) {
    let duration = 0.25 * (291 - 122) / 291
    #expect(duration == 0.14518900343642613)
    let animation = KeyboardAnimation(duration: duration, curve: .easeInOut)
    #expect(abs(122 + (291 - 122) * animation.progress(at: time) - height) < 1e-3)
  }

  @Test("the keyboard's curve is its spring for any duration", arguments: [0.001, 0.25, 0.383, 0.4, 10])
  func keyboardCurve(duration: TimeInterval) {
    let animation = KeyboardAnimation(duration: duration, curve: .keyboard)
    for (time, value) in SpringMotionTests.vectors {
      #expect(abs(336 * animation.progress(at: time) - value) < 1e-9)
    }
    #expect(animation.settlingDuration == 0.5)
    #expect(animation.progress(at: 0.501) == 1)
  }

  @Test("an undocumented curve is treated as the keyboard's own", arguments: [4, 5, 6, 8, 42, -1])
  func unknownCurve(rawValue: Int) {
    let animation = KeyboardAnimation(duration: 0.25, curve: Curve(rawValue: rawValue))
    #expect(animation.settlingDuration == 0.5)
    #expect(animation.progress(at: 0.125) == KeyboardAnimation(duration: 9, curve: .keyboard).progress(at: 0.125))
  }

  @Test("a plain curve settles after its duration", arguments: [0, 1, 2, 3])
  func settling(rawValue: Int) {
    let animation = KeyboardAnimation(duration: 0.4, curve: Curve(rawValue: rawValue))
    #expect(animation.isAnimated && animation.settlingDuration == 0.4)
    #expect(animation.progress(at: 0.399) < 1)
    #expect(animation.progress(at: 0.4) == 1)
    #expect(animation.progress(at: 0.401) == 1)
  }

  @Test(
    "Without a duration, nothing is animated", arguments: [0, -0.25, -.infinity, .infinity, .nan])
  func unanimated(duration: TimeInterval) {
    for rawValue in [0, 3, 7, 42] {
      let animation = KeyboardAnimation(duration: duration, curve: Curve(rawValue: rawValue))
      #expect(!animation.isAnimated && animation.settlingDuration == 0)
      #expect(animation.progress(at: 0) == 1)
      #expect(animation.progress(at: 0.1) == 1)
      #expect(animation.progress(at: -0.1) == 0)
    }
  }

  @Test("the progress at an invalid time is the progress at the start or the end")
  func strangeTimes() {
    for rawValue in [0, 1, 2, 3, 7] {
      let animation = KeyboardAnimation(duration: 0.25, curve: Curve(rawValue: rawValue))
      #expect(animation.progress(at: .nan) == 0)
      #expect(animation.progress(at: -.infinity) == 0)
      #expect(animation.progress(at: -1e-300) == 0)
      #expect(animation.progress(at: .infinity) == 1)
      #expect(animation.progress(at: .greatestFiniteMagnitude) == 1)
    }
  }
}
