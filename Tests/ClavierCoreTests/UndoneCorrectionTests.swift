import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Tests which sources undo a correction.
@Suite struct UndoneCorrectionTests {
  @Test("a `did` notification that repeats the `will` frame does not undo the correction by another `did` notification")
  func correctionByDid() {
    var stage = Stage.shown()
    _ = stage.isCorrected(by: .layoutGuide, 560)
    stage.machine.receive(.didChangeFrame, KeyboardInfo(endFrame: stage.docked(292)), in: stage.context)
    #expect(stage.covered == 292 && stage.machine.correction == .didNotification)
    stage.machine.receive(.didShow, KeyboardInfo(endFrame: stage.docked(336)), in: stage.context)
    #expect(stage.covered == 292)
  }

  @Test(
    "a correction by an outdated source is undone as soon as this source agrees with the `did` notification")
  func staleSource() {
    var stage = Stage.shown()
    stage.receive(.willShow, stage.docked(420))
    stage.machine.receive(.willShow, KeyboardInfo(endFrame: stage.docked(397), duration: 0), in: stage.context)
    // The accessory view has not been laid out since the notification.
    #expect(stage.isCorrected(by: .accessoryView, 432) && stage.covered == 420)
    stage.receive([.didChangeFrame, .didShow], stage.docked(397))
    #expect(stage.covered == 420, "one source alone does not undo a correction")
    #expect(stage.isCorrected(by: .accessoryView, 455) && stage.covered == 397)
  }

  @Test("a source that contradicts two others does not correct the state a second time")
  func contradictingSource() {
    var stage = Stage.shown()
    stage.machine.receive(.willShow, KeyboardInfo(endFrame: stage.docked(336), duration: 0), in: stage.context)
    #expect(stage.isCorrected(by: .layoutGuide, 455) && stage.covered == 397)
    let isCorrectedByBar = stage.isCorrected(by: .accessoryView, 516)
    #expect(!isCorrectedByBar)
    stage.receive(.didChangeFrame, stage.docked(336))
    #expect(stage.covered == 336)
    for _ in 0..<2 {
      let isCorrectedAgain = stage.isCorrected(by: .layoutGuide, 455)
      #expect(!isCorrectedAgain && stage.covered == 336)
      stage.receive(.didShow, stage.docked(336))
    }
  }

  @Test("a `did` notification does not undo a correction by a layout guide that the app trusts")
  func trustedGuideAfterDid() {
    var stage = Stage.shown()
    stage.context.trustsLayoutGuide = true
    #expect(stage.isCorrected(by: .layoutGuide, 455) && stage.covered == 397)
    let isCorrectedByBar = stage.isCorrected(by: .accessoryView, 516)
    #expect(!isCorrectedByBar)
    stage.receive(.didChangeFrame, stage.docked(336))
    #expect(stage.covered == 397 && stage.machine.outcome == .disagrees)
  }
}
