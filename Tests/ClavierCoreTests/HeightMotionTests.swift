import ClavierCore
import CoreGraphics
import Foundation
import Testing

struct HeightMotionTests {
  @Test(arguments: [KeyboardAnimation.Curve.keyboard, .linear, .easeInOut])
  func `starts at the first height, and ends exactly at the second one`(curve: KeyboardAnimation.Curve) {
    let motion = HeightMotion(from: 20, to: 336, with: KeyboardAnimation(duration: 0.25, curve: curve))
    #expect(motion.height(at: 0) == 20)
    #expect(!motion.isFinished(at: 0.2))
    let end = motion.animation.settlingDuration
    #expect(motion.isFinished(at: end))
    #expect(motion.height(at: end) == 336)
    #expect(abs(motion.height(at: 0.1) - (20 + 316 * motion.animation.progress(at: 0.1))) < 1e-9)
  }

  @Test func `has no duration without animation`() {
    let motion = HeightMotion(from: 0, to: 300, with: KeyboardAnimation(duration: 0, curve: .keyboard))
    #expect(motion.isFinished(at: 0))
    #expect(motion.height(at: 0) == 300)
  }
}
