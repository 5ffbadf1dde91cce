import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Notifications while this app is inactive, or while another app has the keyboard.
@Suite struct InactiveAppTests {
  @Test("ignores the frames of an app switch")
  func appSwitch() {
    // Apollo-Reborn/Apollo-Reborn issue 821: 153, 347, 0.
    var stage = Stage(safeArea: 34)
    stage.context.firstResponder = .resident(accessoryHeight: 119, bar: stage.docked(153))
    stage.receive(.show, stage.docked(153))
    #expect(stage.placement(covering: 153) == .accessoryOnly)
    stage.context.isActive = false
    stage.receive(.willChangeFrame, stage.docked(347), isLocal: false)
    #expect(stage.placement(covering: 153) == .accessoryOnly)
    stage.context.isActive = true
    stage.machine.activate(in: stage.context)
    stage.receive(.willChangeFrame, .zero, isLocal: true)
    #expect(stage.placement(covering: 153) == .accessoryOnly)
  }

  @Test(
    "while the app is inactive, ignores all events except a willHide of this app's keyboard",
    arguments: KeyboardEvent.allCases)
  func inactive(event: KeyboardEvent) {
    for isLocal in [true, false, nil] where event != .willHide || isLocal == false {
      for frame in [CGRect(0, 516, 393, 336), CGRect(0, 505, 393, 347), CGRect(0, 852, 393, 336), .zero] {
        var stage = Stage.shown()
        stage.context.isActive = false
        stage.receive(event, frame, isLocal: isLocal)
        #expect(stage.covered == 336)
        #expect(stage.machine.outcome == .inactive)
      }
    }
  }

  @Test("applies a willHide while the app is inactive if nothing is first responder")
  func hideInBackground() {
    var stage = Stage.shown()
    stage.context.isActive = false
    stage.context.firstResponder = .absent
    stage.receive(.willHide, stage.parked(336), isLocal: true)
    #expect(stage.state == .hidden(on: Stage.phone))
  }

  @Test("hides a keyboard that disappeared in the background, and reports the outcome")
  func goneInBackground() {
    var stage = Stage.shown()
    stage.context.firstResponder = .absent
    let isChanged = stage.machine.activate(in: stage.context)
    #expect(isChanged && stage.state == .hidden(on: Stage.phone))
    #expect(stage.machine.outcome == .gone)
  }

  @Test("applies a willHide while the app is inactive, and undoes it on activation only if an input has focus")
  func postponed() {
    var stage = Stage.shown()
    stage.context.isActive = false
    stage.receive(.willShow, stage.docked(301), isLocal: true)
    stage.receive(.willHide, stage.parked(336), isLocal: true)
    stage.receive(.willChangeFrame, .zero, isLocal: true)
    stage.receive(.willShow, stage.docked(347), isLocal: false)
    stage.context.isActive = true
    var kept = stage
    #expect(kept.state == .hidden(on: Stage.phone), "a willHide of this app applies")
    kept.context.isActive = true
    kept.machine.activate(in: kept.context)
    #expect(kept.machine.outcome == .corrected)
    #expect(kept.covered == 336, "the input still has focus, and the keyboard may have returned")
    stage.context.firstResponder = .unknown
    let isChanged = stage.machine.activate(in: stage.context)
    #expect(!isChanged && stage.state == .hidden(on: Stage.phone))
    let isChangedAgain = stage.machine.activate(in: stage.context)
    #expect(!isChangedAgain)
  }

  @Test(
    "a keyboard that hid while the app was inactive stays hidden if only a bar has focus",
    arguments: [nil, 84, 250] as [CGFloat?])
  func hideWithBar(height: CGFloat?) {
    var stage = Stage.shown()
    stage.context.isActive = false
    stage.receive(.willHide, stage.parked(336), isLocal: true)
    stage.context.isActive = true
    // The frame of a bar cannot always be determined, for example, if the bar takes half the screen.
    stage.context.firstResponder = .resident(accessoryHeight: height ?? 200, bar: height.map(stage.docked))
    stage.machine.activate(in: stage.context)
    #expect(stage.covered == 0)
  }

  @Test("a lone didHide hides the keyboard if only a bar has focus, even if its frame is unknown")
  func loneDidHideWithBar() {
    var stage = Stage.shown()
    stage.context.firstResponder = .resident(accessoryHeight: 200, bar: nil)
    stage.receive(.didHide, stage.parked(336))
    #expect(stage.state == .hidden(on: Stage.phone))
  }

  @Test("applies the frame that this app announced while it was inactive")
  func postponedFrame() {
    var stage = Stage.shown()
    stage.context.isActive = false
    stage.receive(.willShow, stage.docked(301), isLocal: true)
    #expect(stage.covered == 336)
    stage.context.isActive = true
    let isChanged = stage.machine.activate(in: stage.context)
    #expect(isChanged && stage.covered == 301)
    let isChangedAgain = stage.machine.activate(in: stage.context)
    #expect(!isChangedAgain && stage.covered == 301)
  }

  @Test("a frame that this app announced while it was inactive is applied only once", arguments: [true, false])
  func postponedOnce(hides: Bool) {
    var stage = Stage.shown()
    stage.context.isActive = false
    stage.receive(.willShow, stage.docked(301), isLocal: true)
    stage.context.isActive = true
    stage.machine.activate(in: stage.context)
    stage.receive(hides ? .willHide : .willShow, hides ? stage.parked(301) : stage.docked(347), isLocal: true)
    let isChangedAgain = stage.machine.activate(in: stage.context)
    #expect(!isChangedAgain && stage.covered == (hides ? 0 : 347))
  }

  @Test("ignores another app's frame while this app has a keyboard")
  func otherApp() {
    var stage = Stage(Stage.pad, responder: Stage.input)
    stage.receive(.show, stage.docked(337))
    for event in KeyboardEvent.allCases where event != .willHide && event != .didHide {
      let placement = stage.receive(event, stage.docked(400), isLocal: false)
      #expect(placement == .otherApp)
      #expect(stage.covered == 337)
    }
  }

  @Test("after the app returns from the background, only the bar of a first responder without text input is visible")
  func residentBarAfterBackground() {
    var stage = Stage.shown()
    stage.becomeResident(bar: stage.docked(84))
    let isChanged = stage.machine.activate(in: stage.context)
    #expect(isChanged)
    #expect(stage.placement(covering: 84) == .accessoryOnly)
    #expect(stage.machine.outcome == .replacedByBar)
  }

  @Test("keeps the keyboard's position after the app returns from the background if the bar's frame is unknown")
  func unknownBarAfterBackground() {
    var stage = Stage.shown()
    stage.context.firstResponder = .resident(accessoryHeight: 500, bar: nil)
    let isChanged = stage.machine.activate(in: stage.context)
    #expect(!isChanged)
    #expect(stage.covered == 336)
  }

  @Test("when the app becomes active, hides the keyboard only if nothing is first responder")
  func background() {
    for responder in [Stage.FirstResponder.absent, .unknown, Stage.input] {
      var stage = Stage.shown()
      stage.context.firstResponder = responder
      stage.machine.activate(in: stage.context)
      #expect(stage.covered == (responder == .absent ? 0 : 336))
    }
  }
}
