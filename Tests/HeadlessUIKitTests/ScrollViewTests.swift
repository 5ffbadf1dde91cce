import Foundation
import Testing
import UIKit

/// A delegate that logs the calls of a scroll view.
final class ScrollJournal: NSObject, UIScrollViewDelegate {
  let journal = Journal()
  var target: CGPoint?
  var notesScrolling = true
  var onEndDragging: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { if notesScrolling { journal.note("scroll") } }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.note("will begin dragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    journal.note("will end dragging")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    journal.note("did end dragging \(decelerate)")
    onEndDragging()
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { journal.note("will begin decelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { journal.note("did end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.note("did end animation") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { journal.note("delegate inset") }
}

@MainActor @Suite("Scroll views") struct ScrollViewTests {
  private func scrollView(
    in screen: Screen, _ frame: CGRect = rect(0, 100, 393, 600), content: CGSize = CGSize(width: 393, height: 2000)
  ) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    screen.view.addSubview(view)
    view.contentSize = content
    HeadlessWorld.updateCycle()
    return view
  }

  @Test("Content that is too short to scroll is inset in a navigation or tab bar controller", arguments: [false, true])
  func shortContent(isInTabBar: Bool) {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 200)
    controller.view.addSubview(scrollView)
    let tabs = UITabBarController()
    if isInTabBar { tabs.viewControllers = [controller] }
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    window.rootViewController = isInTabBar ? tabs : UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    HeadlessWorld.updateCycle()
    // Apple documents this for `UIScrollView.ContentInsetAdjustmentBehavior.automatic`.
    #expect(scrollView.adjustedContentInset.bottom == controller.view.safeAreaInsets.bottom)
    #expect(scrollView.adjustedContentInset.top == controller.view.safeAreaInsets.top)
    #expect(
      scrollView.contentOffset.y == -controller.view.safeAreaInsets.top && controller.view.safeAreaInsets.bottom > 0)
  }

  @Test("The offset is the origin of the bounds, regardless of which of the two is set")
  func offsetIsOrigin() {
    let view = UIScrollView(frame: rect(0, 0, 100, 100))
    view.contentOffset = CGPoint(x: 3, y: 40)
    #expect(view.bounds.origin == CGPoint(x: 3, y: 40))
    view.bounds.origin.y = 50
    #expect(view.contentOffset == CGPoint(x: 3, y: 50))
  }

  @Test(
    "The adjusted inset is the content inset plus the safe area according to the behavior",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, CGFloat(2000), false, CGFloat(0), CGFloat(0)),
      (.always, 100, false, 59, 34), (.scrollableAxes, 2000, false, 59, 34), (.scrollableAxes, 100, false, 0, 0),
      (.scrollableAxes, 100, true, 59, 34), (.automatic, 2000, false, 59, 34), (.automatic, 100, false, 0, 0),
    ])
  func adjustedInset(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat, bounces: Bool, top: CGFloat, bottom: CGFloat
  ) {
    let screen = Screen()
    let view = scrollView(in: screen, screen.view.bounds, content: CGSize(width: 10, height: height))
    view.contentInsetAdjustmentBehavior = behavior
    view.alwaysBounceVertical = bounces
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 1 + top, left: 2, bottom: 3 + bottom, right: 4))
  }

  @Test("The horizontal safe area is included if the content is wider than the view")
  func horizontalInset() {
    let screen = Screen(.phone, orientation: .landscapeLeft)
    let view = scrollView(in: screen, screen.view.bounds, content: CGSize(width: 2000, height: 10))
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
  }

  @Test("In a navigation controller, the vertical insets of the content's scroll view are always adjusted")
  func automaticInNavigation() {
    let controller = UIViewController()
    let view = UIScrollView(frame: rect(0, 0, 393, 852))
    controller.view.addSubview(view)
    let screen = Screen(controller: UINavigationController(rootViewController: controller))
    #expect(screen.view.window != nil)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset == CGPoint(x: 0, y: -103))
  }

  @Test("A change of the adjusted inset notifies the view, then the delegate")
  func insetChange() {
    final class InsetLogger: UIScrollView {
      var journal: Journal?
      override func adjustedContentInsetDidChange() { journal?.note("view inset") }
    }
    let (view, delegate) = (InsetLogger(frame: rect(0, 0, 100, 100)), ScrollJournal())
    view.delegate = delegate
    view.journal = delegate.journal
    view.contentInset.bottom = 20
    #expect(delegate.journal.take() == ["view inset", "delegate inset"])
    view.contentInset.bottom = 20
    #expect(delegate.journal.take().isEmpty)
  }

  @Test("The content inset does not move the content if UIKit never clamps the offset", .under([.insetNeverClamps]))
  func insetMovesNothing() {
    let view = scrollView(in: Screen())
    view.contentOffset.y = 700
    view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0)
    view.contentOffset.y = 1600
    view.contentInset = .zero
    #expect(view.contentOffset.y == 1600)
  }

  @Test("Content that rests below the status bar stays there when the safe area changes")
  func restsAtTop() {
    let screen = Screen()
    let view = scrollView(in: screen, screen.view.bounds)
    #expect(view.contentOffset.y == -59)
    screen.controller.additionalSafeAreaInsets.top = 41
    #expect(view.contentOffset.y == -100)
    view.contentOffset.y = 500
    screen.controller.additionalSafeAreaInsets.top = 0
    #expect(view.contentOffset.y == 500)
  }

  @Test(
    "When the safe area shrinks, content that was in range does not move beyond its top edge",
    arguments: [(-80, -59), (-100, -59), (-30, -30), (-120, -120)] as [(CGFloat, CGFloat)])
  func isNotLeftAboveTheTop(offset: CGFloat, left: CGFloat) {
    let screen = Screen()
    let view = scrollView(in: screen, screen.view.bounds)
    screen.controller.additionalSafeAreaInsets.top = 41
    view.contentOffset.y = offset
    screen.controller.additionalSafeAreaInsets.top = 0
    #expect(view.contentOffset.y == left)
  }

  @Test("Offsets are not limited, and a change notifies the delegate immediately")
  func noLimits() {
    let (view, delegate) = (scrollView(in: Screen()), ScrollJournal())
    view.delegate = delegate
    view.contentOffset.y = 99_999
    #expect(view.contentOffset.y == 99_999 && delegate.journal.take() == ["scroll"])
    view.setContentOffset(CGPoint(x: 0, y: -500), animated: false)
    #expect(view.contentOffset.y == -500 && delegate.journal.take() == ["scroll"])
    view.contentOffset.y = -500
    #expect(delegate.journal.take().isEmpty)
  }

  @Test("An animated offset changes in steps and notifies the delegate once at its end")
  func animatedOffset() {
    let (view, delegate) = (scrollView(in: Screen()), ScrollJournal())
    view.delegate = delegate
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(view.contentOffset.y == 0 && delegate.journal.take().isEmpty && view.isScrollAnimating)
    HeadlessClock.advance(by: 0.15)
    #expect(view.contentOffset.y > 100 && view.contentOffset.y < 200)
    HeadlessClock.advance(by: 1)
    let lines = delegate.journal.take()
    #expect(view.contentOffset.y == 300 && !view.isScrollAnimating)
    #expect(lines.filter { $0 == "scroll" }.count == 18 && lines.last == "did end animation")
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    HeadlessClock.advance(by: 1)
    #expect(delegate.journal.take().isEmpty)
  }

  @Test("In an animation block, the offset jumps and the visible content moves")
  func offsetInBlock() {
    let screen = Screen()
    let view = scrollView(in: screen)
    let inner = screen.add(rect(0, 300, 10, 10), to: view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.contentOffset.y = 200 }
    #expect(view.contentOffset.y == 200 && view.headlessPresentation.bounds.minY == 0)
    HeadlessClock.advance(by: 0.5)
    #expect(inner.headlessPresentationFrame(in: nil).minY == 300)
    HeadlessClock.advance(by: 0.5)
    #expect(inner.headlessPresentationFrame(in: nil).minY == 200)
  }

  @Test(
    "scrollRectToVisible moves by the minimum distance, between the insets and within the content",
    arguments: [
      (rect(0, 100, 10, 10), CGFloat(0), CGFloat(0)), (rect(0, 590, 10, 20), 0, 110),
      (rect(0, 900, 10, 100), 1400, 900),
      (rect(0, 900, 10, 100), 500, 500), (rect(0, 1990, 10, 500), 0, 1500), (rect(0, -50, 10, 10), 800, 0),
      (rect(0, 800, 10, 900), 0, 800), (rect(0, 100, 10, 900), 900, 500), (rect(0, 100, 10, 900), 300, 300),
    ])
  func scrollRectToVisible(rect: CGRect, start: CGFloat, end: CGFloat) {
    let view = scrollView(in: Screen())
    view.contentInset.bottom = 100
    view.contentOffset.y = start
    view.scrollRectToVisible(rect, animated: false)
    #expect(view.contentOffset.y == end)
  }

  @Test("The scroll range includes the content and its insets")
  func range() {
    let view = scrollView(in: Screen())
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 70, right: 0)
    view.scrollRectToVisible(rect(0, 1999, 1, 1), animated: false)
    #expect(view.contentOffset.y == 1470)
    view.contentOffset.y = 800
    view.scrollRectToVisible(rect(0, 0, 1, 1), animated: false)
    #expect(view.contentOffset.y == -30)
  }

  @Test("The dismiss mode is none by default and has UIKit's raw values")
  func dismissModes() {
    #expect(UIScrollView().keyboardDismissMode == .none)
    let modes: [UIScrollView.KeyboardDismissMode] = [
      .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  @Test("scrollIndicatorInsets sets the insets of both indicators")
  func indicatorInsets() {
    let view = UIScrollView()
    view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.verticalScrollIndicatorInsets.bottom == 3 && view.horizontalScrollIndicatorInsets.right == 4)
    view.verticalScrollIndicatorInsets.bottom = 9
    #expect(view.horizontalScrollIndicatorInsets.bottom == 3 && view.automaticallyAdjustsScrollIndicatorInsets)
  }

  @Test("The content layout guide determines the content size, and the frame layout guide does not scroll")
  func guides() {
    let screen = Screen()
    let view = scrollView(in: screen, content: .zero)
    let (content, pinned) = (UIView(), UIView())
    for inner in [content, pinned] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
    }
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor, constant: -20),
      content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1500),
      pinned.bottomAnchor.constraint(equalTo: view.frameLayoutGuide.bottomAnchor),
      pinned.heightAnchor.constraint(equalToConstant: 40),
    ])
    HeadlessWorld.updateCycle()
    #expect(view.contentSize == CGSize(width: 393, height: 1530) && content.frame == rect(0, 10, 393, 1500))
    #expect(pinned.frame.minY == 560)
    view.contentOffset.y = 250
    HeadlessWorld.updateCycle()
    #expect(pinned.frame.minY == 810 && content.frame.minY == 10)
    #expect(view.contentLayoutGuide.layoutFrame == rect(0, 0, 393, 1530))
    #expect(view.frameLayoutGuide.layoutFrame == rect(0, 250, 393, 600))
  }

  @Test(.under([.scrollViewGuidesStay], [.scrollViewGuidesScroll]))
  func `a view pinned to the safe area or the keyboard of a scroll view scrolls as the alternative assumes`() {
    let view = scrollView(in: Screen(), content: CGSize(width: 393, height: 1500))
    let (safe, keyboard) = (UIView(), UIView())
    for inner in [safe, keyboard] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      inner.heightAnchor.constraint(equalToConstant: 40).isActive = true
    }
    safe.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
    keyboard.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    HeadlessWorld.updateCycle()
    let before = [safe.frame.minY, keyboard.frame.minY]
    view.contentOffset.y = 250
    HeadlessWorld.updateCycle()
    let movement: CGFloat = HeadlessWorld.assumes(.scrollViewGuidesStay) ? 250 : 0
    #expect([safe.frame.minY, keyboard.frame.minY] == before.map { $0 + movement })
    #expect(safe.frame.maxY == view.safeAreaLayoutGuide.layoutFrame.maxY)
    #expect(keyboard.frame.maxY == view.keyboardLayoutGuide.layoutFrame.minY)
  }

  @Test("Constraints to a scroll view's edges refer to its content, and constraints to its size refer to its frame")
  func ownEdges() {
    let view = scrollView(in: Screen(), content: .zero)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: view.widthAnchor),
      content.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
    ])
    HeadlessWorld.updateCycle()
    #expect(view.contentSize == CGSize(width: 393, height: 1200) && view.frame == rect(0, 100, 393, 600))
  }

  @Test("A view outside the scroll view follows the content to which it is constrained")
  func tiedToContent() {
    let screen = Screen()
    let view = scrollView(in: screen)
    let inner = screen.add(rect(0, 300, 10, 10), to: view)
    let label = screen.add(.zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: inner.topAnchor), label.heightAnchor.constraint(equalToConstant: 5),
    ])
    HeadlessWorld.updateCycle()
    #expect(label.frame.minY == 400)
    view.contentOffset.y = 120
    HeadlessWorld.updateCycle()
    #expect(label.frame.minY == 280)
  }

  @Test("Content that shrinks leaves no gap below it")
  func shrinkingContent() {
    let view = scrollView(in: Screen())
    view.contentOffset.y = 1400
    view.contentSize.height = 1000
    #expect(view.contentOffset.y == 400)
    view.frame.size.height = 800
    #expect(view.contentOffset.y == 200)
  }
}
