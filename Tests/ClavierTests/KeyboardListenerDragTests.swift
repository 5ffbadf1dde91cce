import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// `KeyboardListener.trackInteractiveDismissal(of:)`: interactive dismissal.
@MainActor struct KeyboardListenerDragTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter
  let listener: KeyboardListener

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    listener = KeyboardListener(center: center)
  }

  @Test("reports only the frame as the finger moves, without animation")
  func followsFinger() {
    HeadlessWorld.reset()
    let (window, scrollView) = makeScreen()
    var received: [KeyboardInfo] = []
    listener.trackInteractiveDismissal(of: scrollView).on(event: .willChangeFrame) { received.append($0) }.start()
    showKeyboard()
    received = []

    HeadlessTouches.began(at: CGPoint(x: 200, y: 300))
    for y in [CGFloat(400), 500] { HeadlessTouches.moved(to: CGPoint(x: 200, y: y)) }
    #expect(received.isEmpty, "the finger has not reached the keyboard")
    let tops: [CGFloat] = [560, 640, 700, 650]
    for top in tops {
      HeadlessTouches.moved(to: CGPoint(x: 200, y: top))
      moveKeyboard(to: top)
      // A layout pass that does not move anything is not reported.
      scrollView.superview?.subviews.forEach { $0.setNeedsLayout() }
      window.layoutIfNeeded()
    }
    #expect(received.map(\.endFrame.minY) == tops)
    #expect(received.allSatisfy { $0.duration == 0 && $0.endFrame.height == 336 && $0.endFrame.width == 393 })
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 650))
  }

  @Test(
    "makes the dismissal interactive, and keeps a mode that is already interactive",
    arguments: [
      (UIScrollView.KeyboardDismissMode.none, .interactive), (.onDrag, .interactive), (.interactive, .interactive),
      (.interactiveWithAccessory, .interactiveWithAccessory),
    ] as [(UIScrollView.KeyboardDismissMode, UIScrollView.KeyboardDismissMode)])
  func dismissMode(before: UIScrollView.KeyboardDismissMode, after: UIScrollView.KeyboardDismissMode) {
    HeadlessWorld.reset()
    let scrollView = UIScrollView()
    scrollView.keyboardDismissMode = before
    listener.trackInteractiveDismissal(of: scrollView)
    #expect(scrollView.keyboardDismissMode == after)
  }

  @Test("reports a keyboard that appears or hides without a drag only once")
  func noDoubles() {
    HeadlessWorld.reset()
    let (window, scrollView) = makeScreen()
    var received = 0
    listener.trackInteractiveDismissal(of: scrollView).on(event: .willChangeFrame) { _ in received += 1 }.start()
    showKeyboard()
    #expect(received == 1)
    moveKeyboard(to: 852)
    keyboard.hide()
    #expect(received == 2)
    _ = window
  }

  @Test("a closure that stops and starts the listener during a drag is the last one that gets the frame")
  func restart() {
    HeadlessWorld.reset()
    let (window, scrollView) = makeScreen()
    var received: [String] = []
    listener.trackInteractiveDismissal(of: scrollView)
      .on(event: .willChangeFrame) { [listener] _ in
        received.append("first")
        guard received.count == 2 else { return }
        listener.stop()
        listener.start()
      }
      .on(event: .willChangeFrame) { _ in if received.count > 1 { received.append("second") } }
      .start()
    showKeyboard()
    #expect(received == ["first"])
    HeadlessTouches.began(at: CGPoint(x: 200, y: 300))
    for top: CGFloat in [560, 600] {
      HeadlessTouches.moved(to: CGPoint(x: 200, y: top))
      moveKeyboard(to: top)
    }
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 600))
    #expect(received == ["first", "first", "first", "second"])
    listener.clear()
    _ = window
  }

  @Test("leaves no view in the window while it is stopped, and observes the guide again when it starts")
  func noViewWhileStopped() {
    HeadlessWorld.reset()
    let (window, scrollView) = makeScreen()
    var hasProbe: Bool { window.subviews.contains { $0 is LayoutGuideProbe } }
    listener.trackInteractiveDismissal(of: scrollView).start()
    #expect(hasProbe)
    listener.stop()
    #expect(!hasProbe)
    listener.start()
    #expect(hasProbe)
    listener.clear()
    #expect(!hasProbe)
  }

  @Test(
    "reports no drags while it is stopped, and no drags in a scroll view that was removed", arguments: [true, false])
  func silence(isStopped: Bool) {
    HeadlessWorld.reset()
    let (window, scrollView) = makeScreen()
    var received = 0
    listener.trackInteractiveDismissal(of: scrollView).on(event: .willChangeFrame) { _ in received += 1 }.start()
    showKeyboard()
    if isStopped {
      listener.stop()
    } else {
      listener.clear()
      listener.on(event: .willChangeFrame) { _ in received += 1 }.start()
    }
    received = 0
    HeadlessTouches.began(at: CGPoint(x: 200, y: 300))
    for top in [CGFloat(560), 640] {
      HeadlessTouches.moved(to: CGPoint(x: 200, y: top))
      moveKeyboard(to: top)
      window.layoutIfNeeded()
    }
    #expect(received == 0)
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 640))
  }

  @Test("changes only the dismiss mode of the scroll view")
  func takesNothingOver() {
    HeadlessWorld.reset()
    let (window, scrollView) = makeScreen()
    let gestures = scrollView.gestureRecognizers?.count
    let delegate = ScrollDelegate()
    scrollView.delegate = delegate
    scrollView.contentOffset = CGPoint(x: 0, y: 123)
    _ = listener.trackInteractiveDismissal(of: scrollView)
    window.layoutIfNeeded()
    #expect(scrollView.keyboardDismissMode == .interactive)
    #expect(scrollView.delegate === delegate)
    #expect(scrollView.gestureRecognizers?.count == gestures)
    #expect(scrollView.contentInset == .zero)
    #expect(scrollView.contentOffset.y == 123)
    #expect(scrollView.contentSize == CGSize(width: 393, height: 2000))
    #expect(scrollView.hitTest(CGPoint(x: 100, y: 200), with: nil) === scrollView)
  }

  @Test("holds the scroll view weakly, and leaves nothing in it after the listener is deallocated")
  func retains() throws {
    HeadlessWorld.reset()
    let (window, scrollView) = makeScreen()
    let host = try #require(scrollView.superview)
    let before = (window.subviews, scrollView.subviews)
    var listener: KeyboardListener? = KeyboardListener(center: center)
    _ = listener?.trackInteractiveDismissal(of: scrollView)
    _ = listener?.trackInteractiveDismissal(of: scrollView)
    #expect(window.subviews.count == before.0.count + 1, "the second call adds no other view")
    #expect(scrollView.subviews == before.1)
    #expect(host.subviews == [scrollView])
    listener = nil
    #expect(window.subviews == before.0)

    weak var weakOther: UIScrollView?
    do {
      let other = UIScrollView()
      weakOther = other
      self.listener.trackInteractiveDismissal(of: other).start()
    }
    #expect(weakOther == nil)
    _ = window
  }

  @Test("tracks a scroll view that is a controller's view once it is in a window")
  func rootView() {
    HeadlessWorld.reset()
    let controller = ScrollController()
    var tops: [CGFloat] = []
    listener.trackInteractiveDismissal(of: controller.scrollView).on(event: .willChangeFrame) {
      tops.append($0.endFrame.minY)
    }
    listener.start()
    let window = makeWindow(controller)
    showKeyboard()
    tops = []
    HeadlessTouches.began(at: CGPoint(x: 200, y: 300))
    HeadlessTouches.moved(to: CGPoint(x: 200, y: 400))
    moveKeyboard(to: 620)
    #expect(tops == [620])
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 400))
    _ = window
  }

  private func makeScreen() -> (UIWindow, UIScrollView) {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    controller.view.addSubview(scrollView)
    return (makeWindow(controller), scrollView)
  }

  private func showKeyboard() {
    moveKeyboard(to: 516)
    keyboard.show()
  }

  private func moveKeyboard(to top: CGFloat) {
    HeadlessWorld.keyboardFrameDidChange(to: CGRect(x: 0, y: top, width: 393, height: 336), isDocked: true)
    HeadlessWorld.updateCycle()
  }

  private final class ScrollController: UIViewController {
    let scrollView = UIScrollView()

    override func loadView() {
      scrollView.contentSize = CGSize(width: 393, height: 2000)
      view = scrollView
    }
  }

  private final class ScrollDelegate: NSObject, UIScrollViewDelegate {}
}
