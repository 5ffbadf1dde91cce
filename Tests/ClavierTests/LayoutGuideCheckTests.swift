import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Notifications with a wrong frame, while the layout guide follows the actual keyboard.
@MainActor
@Suite(
  .underEveryPromptAlternative,
  .notUnder(
    .guideStaysAtRest, .guideMissesShow, .guideIsStaleOnceAttached,
    because: "A guide that does not move does not correct anything."))
struct LayoutGuideCheckTests {
  /// A field whose keyboard is 336 points high, and a center that receives frames other than those that the system
  /// posts.
  @MainActor private struct Stage {
    let keyboard: SimulatedKeyboard
    let wrong = KeyboardFixture()
    let center: KeyboardCenter
    let window: UIWindow
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

    init() throws {
      let device = try #require(Device.named("iPhone 15"))
      HeadlessWorld.reset(HeadlessDisplay(device))
      keyboard = try SimulatedKeyboard(device: device)
      keyboard.connect()
      center = KeyboardCenter(notificationCenter: wrong.notificationCenter)
      let controller = UIViewController()
      window = makeWindow(controller)
      controller.view.addSubview(field)
      // Requesting the state makes the window known to the center.
      _ = center.state(for: window)
      field.becomeFirstResponder()
    }

    var covered: CGFloat { center.state(for: window).overlap(of: window) }
  }

  @Test("keeps its view when the check is turned on again")
  func twice() throws {
    let stage = try Stage()
    stage.wrong.show()
    stage.center.checksFramesAgainstLayoutGuide = true
    let probe = try #require(stage.window.subviews.first as? LayoutGuideProbe)
    stage.center.checksFramesAgainstLayoutGuide = true
    #expect(probe.window != nil)
  }

  @Test("adds its view to the app's window if the edited input is in a window of the system")
  func accessoryInput() throws {
    let stage = try Stage()
    let system = UIWindow(windowScene: HeadlessWorld.windowScene)
    system.isHidden = false
    let input = UITextView()
    system.addSubview(input)
    stage.wrong.beginEditing(input)
    stage.wrong.show()
    stage.center.checksFramesAgainstLayoutGuide = true
    #expect(stage.center.editedInput === input)
    #expect(stage.window.subviews.contains { $0 is LayoutGuideProbe })
    #expect(!system.subviews.contains { $0 is LayoutGuideProbe })
  }

  @Test("a wrong frame is corrected after the `did` notification, reported, and followed", arguments: [292, 380])
  func corrected(height: CGFloat) throws {
    let stage = try Stage()
    stage.center.checksFramesAgainstLayoutGuide = true
    var corrections: [CGFloat] = []
    let subscription = stage.center.observeCorrections { corrections.append(stage.covered) }
    stage.wrong.post(.willShow, stage.wrong.info(height: height))
    #expect(stage.covered == height && stage.center.frameSource == .notification)
    HeadlessClock.advanceUntilIdle()
    for event in [KeyboardEvent.didChangeFrame, .didShow] {
      stage.wrong.post(event, stage.wrong.info(height: height))
      HeadlessClock.advanceUntilIdle()
    }
    #expect(stage.covered == 336)
    #expect(stage.center.frameSource == .layoutGuide)
    #expect(corrections == [336])
    stage.wrong.post(.willShow, stage.wrong.info(height: 336))
    #expect(stage.center.frameSource == .notification)
    subscription.cancel()
  }

  @Test("a moving keyboard is not compared, even if turns are observed because the app has become active")
  func moving() throws {
    let stage = try Stage()
    stage.center.checksFramesAgainstLayoutGuide = true
    stage.wrong.show(height: 336)
    HeadlessClock.advanceUntilIdle()
    stage.wrong.notificationCenter.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    stage.wrong.post(.willChangeFrame, stage.wrong.info(height: 400))
    HeadlessWorld.updateCycle()
    #expect(stage.covered == 400)
    stage.wrong.post(.didChangeFrame, stage.wrong.info(height: 400))
    HeadlessWorld.updateCycle()
    #expect(stage.covered == 336)
  }

  @Test("after a late `did` notification of an earlier movement, a moving keyboard is still not compared")
  func lateNotification() throws {
    let stage = try Stage()
    stage.center.checksFramesAgainstLayoutGuide = true
    stage.wrong.post(.willShow, stage.wrong.info(height: 336))
    stage.wrong.post(.willChangeFrame, stage.wrong.info(height: 400))
    stage.wrong.post(.didChangeFrame, stage.wrong.info(height: 336))
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered == 400)
    stage.wrong.post(.didChangeFrame, stage.wrong.info(height: 400))
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered == 336)
  }

  @Test("a keyboard that has stopped in the background is compared after the app becomes active")
  func stoppedInBackground() throws {
    let stage = try Stage()
    stage.center.checksFramesAgainstLayoutGuide = true
    stage.wrong.show(height: 336)
    HeadlessClock.advanceUntilIdle()
    stage.wrong.post(.willChangeFrame, stage.wrong.info(height: 400))
    stage.wrong.notificationCenter.post(name: UIApplication.willResignActiveNotification, object: nil)
    HeadlessWorld.updateCycle()
    #expect(stage.covered == 400)
    stage.wrong.notificationCenter.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    HeadlessWorld.updateCycle()
    #expect(stage.covered == 336)
  }

  @Test("without the check, or after it is turned off, a wrong frame is not corrected, and no view stays in the window")
  func unchecked() throws {
    let stage = try Stage()
    let views = stage.window.subviews.count
    for isChecked in [false, true, false] {
      stage.center.checksFramesAgainstLayoutGuide = isChecked
      stage.wrong.post(.willShow, stage.wrong.info(height: 300))
      HeadlessClock.advanceUntilIdle()
      #expect(stage.window.subviews.count == views + (isChecked ? 1 : 0))
      stage.wrong.post(.didShow, stage.wrong.info(height: 300))
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered == (isChecked ? 336 : 300))
    }
    #expect(stage.window.subviews.count == views)
    #expect(!stage.center.checksFramesAgainstLayoutGuide)
  }

  @Test("no view stays in the window after the app becomes active without a keyboard")
  func goneInBackground() throws {
    let stage = try Stage()
    let views = stage.window.subviews.count
    stage.center.checksFramesAgainstLayoutGuide = true
    stage.wrong.show(height: 336)
    #expect(stage.window.subviews.count == views + 1)
    stage.field.resignFirstResponder()
    stage.wrong.notificationCenter.post(name: UIApplication.willResignActiveNotification, object: nil)
    stage.wrong.notificationCenter.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(stage.covered == 0)
    #expect(stage.window.subviews.count == views)
  }

  @Test("observes the guide in the window of the edited input, even if another window is key")
  func otherKeyWindow() throws {
    let stage = try Stage()
    stage.center.checksFramesAgainstLayoutGuide = true
    let other = UIWindow(windowScene: HeadlessWorld.windowScene)
    stage.wrong.notificationCenter.post(name: UITextField.textDidBeginEditingNotification, object: stage.field)
    stage.wrong.notificationCenter.post(name: UIWindow.didBecomeKeyNotification, object: other)
    stage.wrong.post(.willShow, stage.wrong.info(height: 336))
    #expect(stage.window.subviews.first is LayoutGuideProbe && other.subviews.isEmpty)
  }

  @Test("a correct frame stays unchanged, both when the keyboard appears and when it hides")
  func right() throws {
    let stage = try Stage()
    let views = stage.window.subviews.count
    stage.center.checksFramesAgainstLayoutGuide = true
    var corrections = 0
    let subscription = stage.center.observeCorrections { corrections += 1 }
    stage.wrong.show(height: 336)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered == 336 && stage.center.frameSource == .notification)
    stage.wrong.hide()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered == 0 && corrections == 0)
    #expect(stage.window.subviews.count == views, "without a keyboard, no view observes the guide")
    subscription.cancel()
  }

  @Test("a guide that is no longer observed does not correct anything")
  func formerGuide() throws {
    let stage = try Stage()
    stage.center.checksFramesAgainstLayoutGuide = true
    stage.wrong.show(height: 336)
    HeadlessClock.advanceUntilIdle()
    stage.center.checksFramesAgainstLayoutGuide = false
    stage.wrong.post(.willShow, stage.wrong.info(height: 291, duration: 0))
    HeadlessWorld.updateCycle()
    #expect(stage.covered == 291)
  }
}
