import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// An accessory view that stays on the screen without a keyboard.
@Suite struct ResidentBarTests {
  @Test("keeps a resident bar at the frame of a willHide: 84 points stay covered")
  func hideToBar() {
    // MessageKit issue 977, RxKeyboard issue 116.
    var stage = Stage.shown()
    stage.becomeResident(bar: stage.docked(84))
    let placement = stage.receive(.willHide, stage.docked(84))
    #expect(placement == .accessoryOnly)
    #expect(stage.placement(covering: 84) == .accessoryOnly)
    stage.receive([.didChangeFrame, .didHide], stage.docked(84))
    #expect(stage.placement(covering: 84) == .accessoryOnly)
    // The bar disappears as well.
    stage.context.firstResponder = .absent
    let later = stage.receive(.willHide, stage.parked(84))
    #expect(later == .hidden)
  }

  @Test(
    "the frame of a willHide sets the height of a resident bar that has grown in the meantime",
    arguments: [100, 150] as [CGFloat])
  func hideToTallerBar(height: CGFloat) {
    var stage = Stage.shown()
    stage.becomeResident(bar: stage.docked(84))
    stage.receive(.willHide, stage.docked(height))
    #expect(stage.placement(covering: height) == .accessoryOnly)
  }

  @Test("a willHide with the frame of the keyboard leaves the resident bar at its measured frame")
  func hideWithFormerFrame() {
    // iOS 26 may post the keyboard's frame while the keyboard hides.
    var stage = Stage.shown()
    stage.becomeResident(bar: stage.docked(84))
    stage.receive([.willHide, .didHide], stage.docked(336))
    #expect(stage.placement(covering: 84) == .accessoryOnly)
  }

  @Test(
    "a frame at the resident bar, apart from rounding, belongs to the bar even if no accessory view was measured",
    arguments: [83.5, 84, 84.5] as [CGFloat])
  func frameAtBar(height: CGFloat) {
    var stage = Stage(safeArea: 34)
    stage.context.firstResponder = .resident(accessoryHeight: 0, bar: stage.docked(84))
    let placement = stage.receive(.willChangeFrame, stage.docked(height))
    #expect(placement == .accessoryOnly)
  }

  @Test("a willHide takes effect even if it leaves the input's accessory view on the screen")
  func hideOfInput() {
    var stage = Stage(safeArea: 34, responder: .input(accessoryHeight: 44, hasInputView: false))
    stage.receive(.show, stage.docked(380))
    let placement = stage.receive(.willHide, stage.docked(44))
    #expect(placement == .hidden)
  }

  @Test(
    "an empty frame is replaced by the frame of the resident bar on the screen", arguments: [true, false],
    [.zero, CGRect(0, 516, 393, 0), CGRect(0, 516, 0, 336)])
  func emptyFrame(isHide: Bool, frame: CGRect) {
    var stage = Stage.shown()
    stage.becomeResident(bar: stage.docked(84))
    let placement = stage.receive(isHide ? .willHide : .willChangeFrame, frame)
    #expect(placement == .accessoryOnly)
    #expect(stage.placement(covering: 84) == .accessoryOnly)
    #expect(stage.machine.outcome == .replacedByBar)
    #expect(stage.machine.hasUnannouncedBar)
    // If a notification has announced a bar, another notification announces that the bar disappears.
    stage.receive(.willChangeFrame, stage.docked(84))
    #expect(stage.placement(covering: 84) == .accessoryOnly)
    #expect(!stage.machine.hasUnannouncedBar)
  }

  @Test("an intermediate frame of a rotation is not mistaken for the resident bar", arguments: [true, false])
  func intermediateFrame(isHide: Bool) {
    var stage = Stage.shown()
    stage.becomeResident(bar: stage.docked(84))
    stage.receive(isHide ? .willHide : .willChangeFrame, CGRect(0, 516, 852, 336))
    #expect(stage.covered == (isHide ? 0 : 336))
    #expect(stage.machine.outcome == (isHide ? .applied : .unusable))
  }

  @Test("uses a bar that docks without a notification, unless a keyboard is visible")
  func silentBar() {
    for start: [KeyboardEvent] in [[], .hide] {
      var stage = Stage(safeArea: 34, responder: .input(accessoryHeight: 50, hasInputView: false))
      stage.receive(start, stage.parked(336))
      stage.becomeResident(bar: stage.docked(84))
      let isNoted = stage.machine.applyResidentBar(in: stage.context)
      #expect(isNoted && stage.placement(covering: 84) == .accessoryOnly)
      #expect(stage.machine.outcome == .replacedByBar && stage.machine.correction == .accessoryView)
      let isNotedAgain = stage.machine.applyResidentBar(in: stage.context)
      #expect(!isNotedAgain)
      stage.becomeResident(bar: stage.docked(104))
      let isNotedHigher = stage.machine.applyResidentBar(in: stage.context)
      #expect(isNotedHigher && stage.covered == 104)
    }
    var stage = Stage.shown()
    stage.becomeResident(bar: stage.docked(84))
    let isNoted = stage.machine.applyResidentBar(in: stage.context)
    #expect(!isNoted && stage.covered == 336)
  }
}
