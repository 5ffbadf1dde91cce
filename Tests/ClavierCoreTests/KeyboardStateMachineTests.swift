import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// The effect of the order of notifications.
@Suite struct KeyboardStateMachineTests {
  typealias Placement = KeyboardState.Placement

  @Test("before the first notification, the state is unknown and covers nothing")
  func start() {
    #expect(Stage().state == .unknown(on: Stage.phone))
    #expect(!Stage().state.isKnown && !Stage().state.isVisible && Stage().covered == 0)
    var stage = Stage()
    stage.receive(.willHide, stage.parked(336))
    #expect(stage.state == .hidden(on: Stage.phone) && stage.state.isKnown)
  }

  @Test("the keyboard is docked after each notification that it posts as it appears")
  func show() {
    var stage = Stage()
    #expect(stage.receive(.show, stage.docked(336)) == [.docked, .docked, .docked, .docked])
    #expect(stage.covered == 336)
    #expect(stage.state.frame == CGRect(0, 516, 393, 336))
    #expect(stage.state.screen == Stage.phone)
  }

  @Test("the state is hidden after each notification that is posted while the keyboard hides")
  func hide() {
    var stage = Stage()
    stage.receive(.show, stage.docked(336))
    #expect(stage.receive(.hide, stage.parked(336)) == [.hidden, .hidden, .hidden, .hidden])
    #expect(stage.state == .hidden(on: Stage.phone))
  }

  static let endFramesOfHides: [CGRect] = [
    CGRect(0, 852, 393, 336), CGRect(0, 516, 393, 336), CGRect(0, 808, 393, 44), CGRect(0, 770, 393, 82), .zero, .null,
    .infinite, CGRect(0, .nan, 393, 336), CGRect(-393, 516, 393, 336), CGRect(0, -390, 393, 390),
    CGRect(0, 0, 393, 852),
  ]

  @Test("willHide or didHide hides the keyboard for any end frame", arguments: endFramesOfHides)
  func hideWins(_ frame: CGRect) {
    for events in [[KeyboardEvent.willHide], [.didHide], [.willHide, .didHide]] {
      var stage = Stage()
      stage.receive(.show, stage.docked(336))
      #expect(stage.receive(events, frame).allSatisfy { $0 == .hidden })
      #expect(stage.state == .hidden(on: Stage.phone))
    }
  }

  @Test("hides the keyboard at willHide, without waiting for didHide")
  func willHideSuffices() {
    var stage = Stage()
    stage.receive(.show, stage.docked(336))
    #expect(stage.receive(.willHide, stage.parked(336)) == .hidden)
    #expect(stage.covered == 0)
  }

  @Test("shows the keyboard at willShow, without waiting for didShow")
  func willShowSuffices() {
    var stage = Stage()
    #expect(stage.receive(.willShow, stage.docked(336)) == .docked)
    #expect(stage.covered == 336)
  }

  @Test("after willHide, ignores the late didChangeFrame and didShow")
  func lateDidShow() {
    var stage = Stage()
    stage.receive([.willChangeFrame, .willShow], stage.docked(336))
    stage.receive(.willHide, stage.parked(336))
    #expect(stage.receive([.didChangeFrame, .didShow], stage.docked(336)) == [.hidden, .hidden])
    #expect(stage.placement == .hidden)
  }

  @Test("after willShow, ignores the late didChangeFrame and didHide")
  func lateDidHide() {
    var stage = Stage()
    stage.receive(.show, stage.docked(336))
    stage.receive(.willHide, stage.parked(336))
    stage.receive(.willShow, stage.docked(301))
    #expect(stage.receive([.didChangeFrame, .didHide], stage.parked(336)) == [.docked, .docked])
    #expect(stage.covered == 301)
    // Only that `did` was late. The next one hides the keyboard.
    #expect(stage.receive(.didHide, stage.parked(301)) == .hidden)
  }

  @Test("keeps a frame that was announced between willHide and didHide")
  func frameBeforeDidHide() {
    var stage = Stage()
    stage.receive(.show, stage.docked(336))
    stage.receive(.willHide, stage.parked(336))
    #expect(stage.receive(.willChangeFrame, stage.docked(301)) == .docked)
    #expect(stage.receive(.didHide, stage.parked(336)) == .docked)
    #expect(stage.covered == 301)
  }

  @Test("hides the keyboard for a single `did` notification")
  func didHideAlone() {
    var stage = Stage()
    stage.receive(.show, stage.docked(336))
    #expect(stage.receive(.didHide, stage.parked(336)) == .hidden)
    stage.receive(.show, stage.docked(336))
    #expect(stage.receive(.didChangeFrame, stage.parked(336)) == .hidden)
    // The next `did` is not late, although a complete hide preceded it.
    stage.receive(.hide, stage.parked(336))
    stage.receive(.show, stage.docked(336))
    #expect(stage.receive(.didHide, stage.parked(336)) == .hidden)
  }

  @Test("shows the keyboard for a single `did` notification")
  func didShowAlone() {
    var stage = Stage()
    #expect(stage.receive(.didShow, stage.docked(336)) == .docked)
  }

  @Test("after a willHide, a frame change shows the keyboard only if it is a `will` notification")
  func frameChangeAfterHide() {
    var stage = Stage(Stage.pad)
    stage.receive(.show, stage.docked(337))
    stage.receive(.willHide, stage.parked(337))
    #expect(stage.receive(.didChangeFrame, stage.docked(337)) == .hidden)
    #expect(stage.receive(.didChangeFrame, CGRect(0, 1125, 820, 337)) == .hidden)
    #expect(stage.receive(.didHide, stage.parked(337)) == .hidden)
    #expect(stage.receive(.willChangeFrame, stage.docked(337)) == .docked)
  }

  @Test("uses single frame changes for the position of a keyboard that undocked with a willHide")
  func undockAndMove() {
    var stage = Stage(Stage.pad)
    stage.receive(.show, stage.docked(337))
    #expect(stage.receive(.willHide, stage.parked(337)) == .hidden)
    let lifted = CGRect(0, 600, 820, 337)
    #expect(stage.receive(.didChangeFrame, lifted) == .undocked)
    #expect(stage.state.frame == lifted)
    #expect(stage.receive(.didChangeFrame, lifted.offsetBy(dx: 0, dy: -200)) == .undocked)
    #expect(stage.state.frame.minY == 400)
    #expect(stage.covered == 0)
    #expect(stage.receive(.willShow, stage.docked(337)) == .docked)
    #expect(stage.covered == 337)
  }

  @Test("undocks a keyboard that the user splits with a gesture, for which only a frame change is posted")
  func splitWithoutHide() {
    // openradar 18010127, iOS 8.
    for event in [KeyboardEvent.willChangeFrame, .didChangeFrame] {
      var stage = Stage(Stage.pad)
      stage.receive(.show, stage.docked(337))
      #expect(stage.receive(event, CGRect(0, 600, 820, 337)) == .undocked)
      #expect(stage.covered == 0)
    }
  }

  @Test("docks an undocked keyboard for a single `did` notification")
  func dockAgain() {
    var stage = Stage(Stage.pad)
    stage.receive(.show, stage.docked(350))
    stage.receive(.willChangeFrame, stage.docked(350).offsetBy(dx: 0, dy: -200))
    #expect(stage.placement == .undocked)
    stage.receive(.didChangeFrame, stage.docked(330))
    #expect(stage.placement(covering: 330) == .docked)
  }

  @Test("ignores the start frame")
  func startFrame() {
    let starts: [CGRect?] = [
      nil, .zero, .null, CGRect(0, 896, 414, 54), CGRect(0, 896, 414, 243), CGRect(0, 896, 414, 288),
      CGRect(0, 883, 320, 253), CGRect(0, 550, 414, 346),
    ]
    for start in starts {
      var stage = Stage(CGRect(0, 0, 414, 896))
      #expect(stage.receive(.willChangeFrame, stage.docked(346), from: start) == .docked)
      #expect(stage.receive(.willShow, stage.docked(346), from: start) == .docked)
      #expect(stage.covered == 346)
    }
  }

  @Test("uses the last of several willShow notifications with different heights")
  func heights() {
    var stage = Stage()
    for height: CGFloat in [216, 291, 336, 301, 336] {
      #expect(stage.receive(.willShow, stage.docked(height)) == .docked)
      #expect(stage.covered == height)
    }
  }

  @Test("a willShow without a height or below the screen hides the keyboard")
  func emptyShow() {
    var stage = Stage()
    stage.receive(.show, stage.docked(336))
    #expect(stage.receive(.willShow, stage.docked(0)) == .hidden)
    stage.receive(.show, stage.docked(336))
    #expect(stage.receive(.willShow, stage.parked(336)) == .hidden)
  }

  static let silentFrames: [CGRect] = [
    .zero, .null, .infinite, CGRect(9.86e-32, -64, 0, 0), CGRect(0, 0, 393, 0), CGRect(0, 852, 393, 0),
    CGRect(0, -390, 393, 390), CGRect(0, 0, 393, 336), CGRect(0, 516, 852, 336), CGRect(0, .nan, 393, 336),
  ]

  @Test("keeps the last valid state after an unusable frame", arguments: silentFrames)
  func indeterminate(_ frame: CGRect) {
    var stage = Stage()
    stage.receive(.show, stage.docked(336))
    let before = stage.state
    for event in [KeyboardEvent.willChangeFrame, .didChangeFrame] {
      let info = KeyboardInfo(endFrame: frame)
      let state = stage.machine.receive(event, info, in: stage.context)
      #expect(state == KeyboardState(placement: .unknown, frame: before.frame, screen: before.screen))
      #expect(state.overlap(withScreenRect: Stage.phone) == 0)
      #expect(stage.state == before)
    }
  }

  @Test("ignores the empty frame of a cross-fade, and applies the willHide after it")
  func crossFade() {
    var stage = Stage()
    stage.receive(.show, stage.docked(336))
    #expect(stage.receive(.willChangeFrame, .zero) == .unknown)
    #expect(stage.covered == 336)
    #expect(stage.receive(.willHide, .zero) == .hidden)
    #expect(stage.covered == 0)
    // Before the keyboard first appears, an empty frame covers nothing.
    var second = Stage()
    #expect(second.receive(.willChangeFrame, .zero) == .unknown)
    #expect(second.covered == 0)
  }

  @Test("a willHide uses the current screen, or the last valid screen if the current one is invalid")
  func screenOfHide() {
    var stage = Stage()
    stage.receive(.show, stage.docked(336))
    stage.context.screen = Stage.phoneLandscape
    stage.receive(.willHide, stage.parked(209))
    #expect(stage.state == .hidden(on: Stage.phoneLandscape))
    stage.context.screen = .null
    stage.receive(.willHide, .zero)
    #expect(stage.state == .hidden(on: Stage.phoneLandscape))
  }

  @Test("a `did` notification with another frame does not move a docked keyboard", arguments: [Stage.phone, Stage.pad])
  func otherDid(screen: CGRect) {
    var stage = Stage(screen, responder: Stage.input)
    stage.receive(.show, stage.docked(337))
    stage.receive(.didChangeFrame, stage.docked(300))
    #expect(stage.covered == 337 && stage.machine.outcome == .disagrees)
  }

  @Test("another app's keyboard covers nothing")
  func otherApp() {
    var stage = Stage(Stage.pad)
    for event in [KeyboardEvent.willChangeFrame, .willShow, .didChangeFrame, .didShow] {
      #expect(stage.receive(event, stage.docked(337), isLocal: false) == .otherApp)
      #expect(stage.covered == 0 && stage.machine.outcome == .otherApp)
    }
    #expect(stage.state.frame == stage.docked(337))
    #expect(stage.receive(.willShow, stage.docked(337), isLocal: true) == .docked)
  }

  @Test("a willHide hides this app's keyboard even if the notification belongs to another app")
  func hideOfOtherApp() {
    var stage = Stage(Stage.pad)
    stage.receive(.willShow, stage.docked(337), isLocal: true)
    #expect(stage.receive(.willHide, stage.parked(337), isLocal: false) == .hidden)
    stage.receive(.willShow, stage.docked(337), isLocal: false)
    #expect(stage.receive(.willChangeFrame, stage.parked(337), isLocal: false) == .hidden)
  }

  @Test("a keyboard of unknown ownership belongs to this app")
  func unsaidOwner() {
    var stage = Stage(Stage.pad)
    #expect(stage.receive(.willShow, stage.docked(337), isLocal: nil) == .docked)
  }

  @Test("attributes the first frame after activation to the previous app while nothing is edited")
  func previousApp() {
    var stage = Stage(responder: .absent)
    stage.machine.activate(in: stage.context)
    #expect(stage.receive(.willChangeFrame, stage.docked(336), isLocal: true) == .otherApp)
    #expect(stage.covered == 0)
    // Only the first frame belongs to the previous app.
    #expect(stage.receive(.willChangeFrame, stage.docked(336), isLocal: true) == .docked)
    #expect(stage.covered == 336)
  }

  @Test("attributes a frame change to this app, unless the app just became active and nothing is edited")
  func ownFrameChange() {
    for responder in [Stage.FirstResponder.unknown, .absent, .input(accessoryHeight: 0, hasInputView: false)] {
      var stage = Stage(responder: responder)
      stage.receive(.show, stage.docked(336))
      stage.receive(.hide, stage.parked(336))
      #expect(stage.receive(.willChangeFrame, stage.docked(336), isLocal: true) == .docked)
      #expect(stage.covered == 336)
    }
    for responder in [Stage.FirstResponder.unknown, .input(accessoryHeight: 0, hasInputView: false)] {
      var stage = Stage(responder: responder)
      stage.machine.activate(in: stage.context)
      #expect(stage.receive(.willChangeFrame, stage.docked(336)) == .docked)
    }
    var stage = Stage(responder: .absent)
    stage.machine.activate(in: stage.context)
    #expect(stage.receive(.willShow, stage.docked(336)) == .docked)
  }

  @Test("without a first responder, a keyboard below the screen is hidden, and does not belong to another app")
  func parkedWithoutResponder() {
    var stage = Stage(responder: .absent)
    #expect(stage.receive(.willChangeFrame, stage.parked(336)) == .hidden)
    #expect(stage.receive(.willChangeFrame, stage.parked(336), isLocal: false) == .hidden)
  }

  @Test("a resident accessory view without a keyboard covers its own height and the safe area")
  func residentAccessory() {
    var stage = Stage(safeArea: 34, responder: .input(accessoryHeight: 50, hasInputView: false))
    #expect(stage.receive(.willShow, stage.docked(84)) == .accessoryOnly)
    #expect(stage.covered == 84)
    #expect(stage.receive(.willShow, stage.docked(386)) == .docked)
    #expect(stage.receive(.willHide, stage.docked(84)) == .hidden)
    #expect(stage.receive(.willShow, stage.docked(84)) == .accessoryOnly)
  }

  @Test("a context has defaults for all values except the screen")
  func contextDefaults() {
    let context = KeyboardStateMachine.Context(screen: Stage.phone)
    #expect(context.bottomSafeArea == 0)
    #expect(context.firstResponder == .unknown)
    #expect(context.window == nil)
    #expect(!context.isPad)
  }

  @Test("copies are independent")
  func valueSemantics() {
    var stage = Stage()
    stage.receive(.show, stage.docked(336))
    let copy = stage.machine
    stage.receive(.hide, stage.parked(336))
    #expect(copy.state.placement == .docked)
    #expect(copy != stage.machine)
  }

  @Test("after the keyboard has hidden completely, the next `did` notification is not late", arguments: 0...2)
  func finishedHide(way: Int) {
    var stage = Stage(Stage.pad)
    stage.receive(.show, stage.docked(337))
    switch way {
    case 0:
      stage.context.isActive = false
      stage.receive([.willHide, .didHide], stage.parked(337))
      stage.context.isActive = true
      stage.machine.activate(in: stage.context)
      stage.receive(.show, stage.docked(337))
    case 1:
      stage.receive(.willHide, stage.parked(337))
      stage.receive(.didChangeFrame, CGRect(0, 600, 820, 337))
      stage.receive(.willShow, stage.docked(337))
    default:
      stage.receive(.hide, stage.parked(337))
      stage.receive(.willChangeFrame, stage.docked(337))
    }
    #expect(stage.receive(.didHide, stage.parked(337)) == .hidden)
  }
}
