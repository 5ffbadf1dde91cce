import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Known problems of Typist (totocaster/Typist), found by reading its sources and issue threads.
///
/// Each test shows that Clavier does not have one of the problems.
@MainActor struct TypistLimitsTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
  }

  @Test(
    "converts any curve to options, while the original traps outside 0...3",
    arguments: zip(
      [7, 6, 15, 99, -1, 1 << 20, Int.max, Int.min], [0x7_0000, 0x6_0000, 0xf_0000, 0, 0, 0, 0, 0] as [UInt]))
  func anyCurve(rawValue: Int, bits: UInt) {
    HeadlessWorld.reset()
    let options = KeyboardAnimation.Curve(rawValue: rawValue).options
    #expect(options.rawValue == bits)
    let listener = KeyboardListener(center: center)
    var received: [UIView.AnimationOptions] = []
    listener.on(event: .willShow) { received.append($0.animation.options) }.start()
    var info = keyboard.info(height: 336)
    info.curve = KeyboardAnimation.Curve(rawValue: rawValue)
    keyboard.post(.willShow, info)
    // Notifications with the other raw values are invalid, and are not delivered.
    #expect(received == ([7, 6, 15, 99].contains(rawValue) ? [options] : []))
  }

  @Test("ignores a second start(), while the original registers twice")
  func startTwice() {
    HeadlessWorld.reset()
    let listener = KeyboardListener(center: center)
    var received = 0
    listener.on(event: .willShow) { _ in received += 1 }
    listener.start()
    var heardBefore: Int?
    let other = center.subscribe { event, _ in if event == .willShow { heardBefore = received } }
    listener.start()
    keyboard.show()
    #expect(received == 1)
    #expect(heardBefore == 1, "it keeps its position in the order")
    other.cancel()
  }

  @Test("observes an event that is added after start(), which the original ignores")
  func addedAfterStart() {
    HeadlessWorld.reset()
    let listener = KeyboardListener(center: center)
    var received = 0
    listener.start()
    listener.on(event: .didShow) { _ in received += 1 }
    keyboard.show()
    #expect(received == 1)
  }

  @Test("calls both closures of an event, unlike Typist, which replaces the first one")
  func secondClosure() {
    HeadlessWorld.reset()
    let listener = KeyboardListener(center: center)
    var received: [String] = []
    listener
      .on(event: .willShow) { _ in received.append("first") }
      .on(event: .willShow) { _ in received.append("second") }
      .start()
    keyboard.show()
    #expect(received == ["first", "second"])
  }

  @Test("two objects can share the singleton, which the original advises against")
  func sharedByTwo() {
    HeadlessWorld.reset()
    let shared = KeyboardListener(center: center)
    var received: [String] = []
    let one = Witness()
    var other: Witness? = Witness()
    shared.on(event: .willShow, owner: one) { _ in received.append("one") }.start()
    shared.on(event: .willShow, owner: other) { _ in received.append("other") }.start()
    keyboard.show()
    #expect(received == ["one", "other"])
    other = nil
    keyboard.show()
    #expect(received == ["one", "other", "one"])
    _ = other
  }

  @Test("reports the frame during a drag without another closure or a gesture, unlike the original")
  func dragWithoutOtherClosures() {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    controller.view.addSubview(scrollView)
    let window = makeWindow(controller)
    let gestures = scrollView.gestureRecognizers
    let listener = KeyboardListener(center: center)
    var tops: [CGFloat] = []
    listener.trackInteractiveDismissal(of: scrollView).start()
    HeadlessWorld.keyboardFrameDidChange(to: keyboard.info(height: 336).endFrame, isDocked: true)
    keyboard.show()
    listener.on(event: .willChangeFrame) { tops.append($0.endFrame.minY) }
    drag(to: 600)
    #expect(tops == [600])
    #expect(scrollView.gestureRecognizers == gestures)
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 600))
    _ = window
  }

  private func drag(to top: CGFloat) {
    HeadlessTouches.began(at: CGPoint(x: 200, y: 300))
    HeadlessTouches.moved(to: CGPoint(x: 200, y: 400))
    HeadlessTouches.moved(to: CGPoint(x: 200, y: top))
    HeadlessWorld.keyboardFrameDidChange(to: CGRect(x: 0, y: top, width: 393, height: 336), isDocked: true)
    HeadlessWorld.updateCycle()
  }
}
