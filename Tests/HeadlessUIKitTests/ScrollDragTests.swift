import Foundation
import Testing
import UIKit

/// A keyboard that logs its calls.
private final class Keyboard: HeadlessKeyboard {
  let journal = Journal()

  func inputSessionDidChange(to responder: UIResponder?) { journal.note(responder == nil ? "session nil" : "session") }
  func inputViewsDidReload(for responder: UIResponder) { journal.note("reload") }
  func dragDidMove(toScreenY y: CGFloat) { journal.note("move \(Int(y))") }
  func dragDidEnd(atScreenY y: CGFloat, velocity: CGFloat) { journal.note("end \(Int(y)) \(Int(velocity.rounded()))") }
}

@MainActor @Suite("Dragging a scroll view") struct ScrollDragTests {
  private func stage(
    content: CGSize = CGSize(width: 393, height: 3000)
  ) -> (screen: Screen, view: UIScrollView, delegate: ScrollJournal) {
    let screen = Screen()
    let view = UIScrollView(frame: rect(0, 100, 393, 600))
    screen.view.addSubview(view)
    view.contentSize = content
    let delegate = ScrollJournal()
    delegate.notesScrolling = false
    view.delegate = delegate
    HeadlessWorld.updateCycle()
    return (screen, view, delegate)
  }

  @Test("A flick calls the delegate in UIKit's order")
  func flick() {
    let (_, view, delegate) = stage()
    delegate.notesScrolling = true
    HeadlessTouches.began(at: CGPoint(x: 100, y: 600))
    #expect(view.isTracking && !view.isDragging)
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 595))
    #expect(delegate.journal.take().isEmpty)
    HeadlessClock.advance(by: 0.02)
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 585))
    #expect(delegate.journal.take() == ["will begin dragging"] && view.isDragging)
    HeadlessClock.advance(by: 0.02)
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 565))
    #expect(delegate.journal.take() == ["scroll"] && view.contentOffset.y == 20)
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 565))
    #expect(
      delegate.journal.take() == ["will end dragging", "did end dragging true", "will begin decelerating"])
    #expect(!view.isTracking && !view.isDragging && view.isDecelerating)
    HeadlessClock.advanceUntilIdle()
    let lines = delegate.journal.take()
    #expect(lines.dropLast().allSatisfy { $0 == "scroll" } && lines.last == "did end decelerating")
    #expect(view.contentOffset.y > 100 && !view.isDecelerating)
  }

  @Test("The padding of a keyboard layout guide moves the keyboard before the finger reaches it")
  func dismissPadding() {
    // UIKeyboardLayoutGuide.keyboardDismissPadding
    let (screen, view, _) = stage()
    let keyboard = Keyboard()
    HeadlessWorld.keyboard = keyboard
    view.keyboardDismissMode = .interactive
    let field = UITextField(frame: rect(0, 0, 100, 34))
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    screen.view.keyboardLayoutGuide.keyboardDismissPadding = 40
    _ = keyboard.journal.take()
    HeadlessTouches.began(at: CGPoint(x: 100, y: 300))
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 350))
    #expect(keyboard.journal.take().last == "move 390")
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 350))
  }

  @Test("Tracking of content that cannot scroll ends with the touch")
  func failedDrag() {
    let (_, view, _) = stage(content: CGSize(width: 100, height: 100))
    HeadlessTouches.began(at: CGPoint(x: 100, y: 600))
    #expect(view.isTracking)
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 500))
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 500))
    #expect(!view.isTracking)
  }

  @Test("Content that shrinks while it decelerates returns to its end")
  func shorterMeanwhile() {
    let (_, view, delegate) = stage()
    view.contentInset.bottom = 300
    view.contentOffset.y = 2600
    HeadlessTouches.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 560), duration: 0.05)
    #expect(view.isDecelerating)
    view.contentInset.bottom = 0
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == 2400 && !view.isDecelerating)
    #expect(delegate.journal.take().filter { $0 == "did end decelerating" }.count == 1)
  }

  @Test("A drag that pauses before it ends does not decelerate")
  func slowDrag() {
    let (_, view, delegate) = stage()
    HeadlessTouches.began(at: CGPoint(x: 100, y: 600))
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 580))
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 500))
    HeadlessClock.advance(by: 1)
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 500))
    #expect(delegate.journal.take() == ["will begin dragging", "will end dragging", "did end dragging false"])
    #expect(view.contentOffset.y == 80)
  }

  @Test("The delegate can choose the target of a flick")
  func chosenTarget() {
    let (_, view, delegate) = stage()
    delegate.target = CGPoint(x: 0, y: 1000)
    HeadlessTouches.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 400), duration: 0.2)
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == 1000)
  }

  @Test("The target that the delegate chooses is ignored while paging")
  func pagedTarget() {
    let (_, view, delegate) = stage()
    view.isPagingEnabled = true
    delegate.target = CGPoint(x: 0, y: 1000)
    HeadlessTouches.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 400), duration: 0.2)
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == 600)
  }

  @Test("A drag continues from an offset that the app sets")
  func recentered() {
    let (_, view, _) = stage()
    HeadlessTouches.began(at: CGPoint(x: 100, y: 600))
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 580))
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 500))
    #expect(view.contentOffset.y == 80)
    view.contentOffset.y = 1000
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 450))
    #expect(view.contentOffset.y == 1050)
    HeadlessTouches.cancelled()
  }

  @Test("A deceleration starts from the offset that the delegate sets when the drag ends", arguments: [false, true])
  func offsetAtEnd(isAnimated: Bool) {
    let (_, view, delegate) = stage()
    func flick() -> CGFloat {
      HeadlessTouches.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500), duration: 0.2)
      let released = view.contentOffset.y
      HeadlessClock.advanceUntilIdle()
      return view.contentOffset.y - released
    }
    let distance = flick()
    delegate.onEndDragging = { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: isAnimated) }
    _ = flick()
    #expect(abs(view.contentOffset.y - (isAnimated ? 1000 : 1000 + distance)) < 0.001)
    #expect(!view.isDecelerating && !view.isScrollAnimating)
  }

  @Test("A new touch stops the deceleration")
  func stopping() {
    let (_, view, delegate) = stage()
    HeadlessTouches.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 400), duration: 0.2)
    HeadlessClock.advance(by: 0.1)
    _ = delegate.journal.take()
    HeadlessTouches.began(at: CGPoint(x: 100, y: 300))
    let offset = view.contentOffset
    #expect(delegate.journal.take() == ["did end decelerating"] && !view.isDecelerating)
    HeadlessClock.advance(by: 1)
    #expect(view.contentOffset == offset)
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 300))
    #expect(!view.isTracking)
  }

  @Test("Content bounces beyond its edge, or stops at the edge if bouncing is disabled")
  func bouncing() {
    let (_, view, _) = stage()
    HeadlessTouches.began(at: CGPoint(x: 100, y: 200))
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 220))
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 420))
    #expect(view.contentOffset.y < -50 && view.contentOffset.y > -200)
    HeadlessClock.advance(by: 1)
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 420))
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == 0)
    view.bounces = false
    HeadlessTouches.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 420), duration: 0.2)
    #expect(view.contentOffset.y == 0)
  }

  @Test("If a view grows during a tap, its content returns into range when the touch ends")
  func grownDuringTap() {
    let (_, view, _) = stage()
    let end = view.contentSize.height - view.bounds.height
    view.contentOffset.y = end
    HeadlessTouches.began(at: CGPoint(x: 100, y: 200))
    view.frame.size.height += 60
    #expect(view.contentOffset.y == end)
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 200))
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == end - 60)
  }

  @Test("If a touch stops content beyond its edge, the content returns when the touch ends")
  func touchedWhileBouncing() {
    let (_, view, _) = stage()
    HeadlessTouches.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 500), duration: 0.2)
    HeadlessClock.advance(by: 0.05)
    HeadlessTouches.began(at: CGPoint(x: 100, y: 300))
    let offset = view.contentOffset.y
    HeadlessClock.advance(by: 1)
    #expect(offset < -1 && view.contentOffset.y == offset)
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 300))
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == 0)
  }

  @Test("If content is released within half a point of its edge, it moves to the edge")
  func bouncingImperceptibly() {
    let (_, view, _) = stage()
    HeadlessTouches.began(at: CGPoint(x: 100, y: 200))
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 220))
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 220.6))
    #expect(view.contentOffset.y < 0 && view.contentOffset.y > -0.5)
    HeadlessClock.advance(by: 1)
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 220.6))
    #expect(view.contentOffset.y == 0)
  }

  @Test("Content that fits cannot be dragged unless it always bounces, and disabled scrolling prevents dragging")
  func whatCanBeDragged() {
    let (_, view, delegate) = stage(content: CGSize(width: 393, height: 300))
    func drag() -> Bool {
      HeadlessTouches.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 0.2)
      HeadlessClock.advanceUntilIdle()
      return delegate.journal.take().contains("will begin dragging")
    }
    #expect(!drag())
    view.alwaysBounceVertical = true
    #expect(drag())
    view.isScrollEnabled = false
    #expect(!drag())
  }

  @Test("Paging stops at a page")
  func paging() {
    let (_, view, _) = stage()
    view.isPagingEnabled = true
    HeadlessTouches.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 350), duration: 0.2)
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == 600)
  }

  @Test("A tap on the status bar scrolls the only scroll view to its top, if the delegate allows it")
  func scrollsToTop() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var allows = true
      var arrivals = 0
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { arrivals += 1 }
    }
    let (screen, view, _) = stage()
    let delegate = Delegate()
    view.delegate = delegate
    view.contentOffset.y = 800
    delegate.allows = false
    HeadlessTouches.tapStatusBar()
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == 800)
    delegate.allows = true
    let second = UIScrollView(frame: rect(0, 0, 100, 100))
    screen.view.addSubview(second)
    HeadlessTouches.tapStatusBar()
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == 800, "two scroll views allow it")
    second.scrollsToTop = false
    HeadlessTouches.tapStatusBar()
    #expect(view.contentOffset.y == 800, "the scroll is animated")
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == -view.adjustedContentInset.top && delegate.arrivals == 1)
  }

  @Test("Two fingers zoom within the limits, and the content between them stays there")
  func pinch() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let picture: UIView
      var log: [String] = []
      init(_ picture: UIView) { self.picture = picture }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
      func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }
      func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append("end \(scale)")
      }
    }
    let (_, view, _) = stage(content: CGSize(width: 393, height: 600))
    let picture = UIView(frame: rect(0, 0, 393, 600))
    view.addSubview(picture)
    let delegate = Delegate(picture)
    view.delegate = delegate
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 3
    #expect(view.pinchGestureRecognizer != nil)
    func spread(to distance: CGFloat) {
      HeadlessTouches.drag(
        fingersAlong: [
          (0...10).map { CGPoint(x: 196 - 50 - (distance - 50) * CGFloat($0) / 10, y: 400) },
          (0...10).map { CGPoint(x: 196 + 50 + (distance - 50) * CGFloat($0) / 10, y: 400) },
        ], duration: 0.3)
      HeadlessClock.advanceUntilIdle()
    }
    spread(to: 100)
    #expect(isClose(view.zoomScale, 2, by: 0.05) && !view.isZooming)
    let middle = view.convert(CGPoint(x: 196, y: 400), from: nil)
    #expect(isClose(middle.x / view.zoomScale, 196, by: 2) && isClose(middle.y / view.zoomScale, 300, by: 2))
    spread(to: 190)
    #expect(view.zoomScale == 3 && !view.isZoomBouncing)
    #expect(delegate.log.first == "begin" && delegate.log.last == "end 3.0")
    view.maximumZoomScale = 1
    #expect(view.pinchGestureRecognizer == nil)
  }

  @Test("The mode onDrag ends editing when the drag begins")
  func dismissOnDrag() {
    let (screen, view, _) = stage()
    let keyboard = Keyboard()
    HeadlessWorld.keyboard = keyboard
    let field = UITextField(frame: rect(10, 10, 200, 34))
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    view.keyboardDismissMode = .onDrag
    HeadlessTouches.began(at: CGPoint(x: 100, y: 500))
    #expect(field.isFirstResponder)
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 480))
    #expect(!field.isFirstResponder && keyboard.journal.take() == ["session", "session nil"])
  }

  @Test("The interactive mode reports the position and the final velocity of the drag to the keyboard")
  func dismissInteractively() {
    let (screen, view, _) = stage()
    let keyboard = Keyboard()
    HeadlessWorld.keyboard = keyboard
    view.keyboardDismissMode = .interactive
    HeadlessTouches.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 500), duration: 0.2, steps: 2)
    HeadlessClock.advanceUntilIdle()
    #expect(keyboard.journal.take().isEmpty)
    let field = UITextField(frame: rect(10, 10, 200, 34))
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    _ = keyboard.journal.take()
    HeadlessTouches.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 500), duration: 0.2, steps: 2)
    #expect(keyboard.journal.take() == ["move 400", "move 500", "end 500 1000"])
    #expect(field.isFirstResponder)
  }
}
