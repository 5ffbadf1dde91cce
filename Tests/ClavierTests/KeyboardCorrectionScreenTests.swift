import ClavierCore
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Corrections on one of two screens.
@MainActor struct KeyboardCorrectionScreenTests {
  @MainActor private struct Stage {
    let keyboard = KeyboardFixture()
    let center: KeyboardCenter
    let window: UIWindow
    let external: UIWindow

    /// Docks a keyboard on each screen; the last notification is about the external screen.
    ///
    /// The frame on the device's own screen is announced without animation, so a guide above the frame is enough to
    /// correct it.
    init() {
      HeadlessWorld.reset()
      window = makeWindow()
      let screen = HeadlessWorld.connectScreen(size: CGSize(width: 1280, height: 800))
      external = UIWindow(windowScene: HeadlessWorld.connectScene(on: screen))
      center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
      var info = keyboard.info(height: 300)
      info.duration = 0
      keyboard.post(.willShow, info, object: UIScreen.main)
      let frame = CGRect(x: 0, y: 500, width: 1280, height: 300)
      keyboard.post(.willShow, KeyboardInfo(endFrame: frame, duration: 0), object: screen)
    }
  }

  private final class Observer: KeyboardManagerDelegate, KeyboardObservable, CommonKeyboardPresentable {
    var frames: [CGRect?] = []
    var heights: [CGFloat] = []

    func keyboardWillChangeFrame(endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions) {
      frames.append(endFrame)
    }

    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) { heights.append(keyboardHeight) }

    func keyboardWillBeHidden(duration: TimeInterval) { heights.append(0) }
  }

  @Test("passes the state of the corrected screen, not of the screen of the last notification")
  func correctedScreen() {
    let stage = Stage()
    let (observer, manager) = (Observer(), KeyboardManager(center: stage.center))
    let pool = KeyboardObservablePool(center: stage.center)
    manager.delegate = observer
    pool.add(observer)
    stage.center.compare(.layoutGuide, top: 516, in: stage.window)
    #expect(observer.frames == [CGRect(x: 0, y: 516, width: 393, height: 336)])
    #expect(observer.heights == [336])
    #expect(stage.center.state.frame.height == 300)
    // The `did` notification reports nothing new, because the correction was already reported.
    stage.keyboard.post(.didShow, stage.keyboard.info(height: 336), object: UIScreen.main)
    #expect(observer.heights == [336])
  }

  @Test("compares the guide of a window with the keyboard on the window's screen at the end of a turn")
  func guideOfOtherScreen() throws {
    let stage = Stage()
    let probe = UIView()
    try #require(stage.window.rootViewController).view.addSubview(probe)
    stage.center.rememberGuide(516, of: probe)
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(stage.center.state(for: stage.window).frame.height == 336)
    #expect(stage.center.state(for: stage.external).frame.height == 300)
  }

  @Test("remembers a guide for each screen")
  func guidesOfBothScreens() throws {
    let stage = Stage()
    let probes = [UIView(), UIView()]
    try #require(stage.window.rootViewController).view.addSubview(probes[0])
    stage.external.addSubview(probes[1])
    stage.center.rememberGuide(516, of: probes[0])
    stage.center.rememberGuide(450, of: probes[1])
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(stage.center.state(for: stage.window).frame.height == 336)
    #expect(stage.center.state(for: stage.external).frame.height == 350)
  }

  @Test("does not compare a keyboard that moves on one screen after a keyboard has hidden on the other screen")
  func movingOnOneScreen() throws {
    let stage = Stage()
    stage.center.checksFramesAgainstLayoutGuide = true
    let probe = UIView()
    try #require(stage.window.rootViewController).view.addSubview(probe)
    stage.keyboard.post(.willShow, stage.keyboard.info(height: 336), object: UIScreen.main)
    let hidden = KeyboardInfo(endFrame: CGRect(x: 0, y: 800, width: 1280, height: 300), duration: 0)
    for event in [KeyboardEvent.willHide, .didHide] {
      stage.keyboard.post(event, hidden, object: stage.external.screen)
    }
    stage.center.rememberGuide(700, of: probe)
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(stage.center.state(for: stage.window).frame.height == 336)
  }

  @Test("delivers a notification that is posted in response to corrections only after all of the corrections")
  func notificationBetweenCorrections() {
    let stage = Stage()
    var received: [CGFloat] = []
    let keyboard = stage.keyboard
    var hasPosted = false
    let subscriber = KeyboardCenter.Subscriber(
      handler: { received.append($0.state.frame.height) },
      onCorrection: { state in
        received.append(-state.screen.height)
        guard !hasPosted else { return }
        hasPosted = true
        keyboard.post(.willShow, keyboard.info(height: 320), object: UIScreen.main)
      })
    let subscription = stage.center.subscribe(subscriber, owner: nil)
    _ = stage.center.state(for: stage.window)
    for name in [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification] {
      stage.keyboard.notificationCenter.post(name: name, object: UIApplication.shared)
    }
    #expect(received == [-852, -800, 320])
    withExtendedLifetime(subscription) {}
  }

  @Test("passes each screen's state if a keyboard disappears from both screens in the background")
  func bothInBackground() {
    let stage = Stage()
    let (observer, manager) = (Observer(), KeyboardManager(center: stage.center))
    manager.delegate = observer
    // The center finds no first responder in a window that it knows.
    _ = stage.center.state(for: stage.window)
    for name in [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification] {
      stage.keyboard.notificationCenter.post(name: name, object: UIApplication.shared)
    }
    #expect(
      observer.frames == [
        CGRect(x: 0, y: 852, width: 393, height: 0), CGRect(x: 0, y: 800, width: 1280, height: 0),
      ])
  }
}
