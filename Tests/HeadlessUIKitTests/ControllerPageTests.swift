import Foundation
import Testing
import UIKit

@MainActor @Suite("Page view controllers") struct ControllerPageTests {
  private let book = Book(["one", "two", "three"])

  private func show(_ index: Int = 0, orientation: UIPageViewController.NavigationOrientation = .horizontal) -> UIWindow
  {
    HeadlessWorld.reset()
    book.pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
    book.pages.dataSource = book
    book.pages.delegate = book
    book.pages.setViewControllers([book.controllers[index]], direction: .forward, animated: false)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = book.pages
    window.makeKeyAndVisible()
    HeadlessWorld.updateCycle()
    _ = book.journal.take()
    return window
  }

  private func swipe(by x: CGFloat, _ y: CGFloat = 0) {
    let start = CGPoint(x: 196 - x / 2, y: 426 - y / 2)
    HeadlessTouches.drag(from: start, to: CGPoint(x: start.x + x, y: start.y + y), duration: 0.4, steps: 16)
    HeadlessClock.advanceUntilIdle()
  }

  @Test("A swipe turns to the next page and calls the delegate")
  func swipe() {
    let window = show()
    #expect(book.controllers[0].place == UIScreen.main.bounds)
    swipe(by: -300)
    #expect(book.pages.viewControllers?.first === book.controllers[1])
    #expect(book.controllers[1].place == UIScreen.main.bounds)
    #expect(book.controllers[0].view.window == nil && book.controllers[0].parent == nil)
    #expect(book.calls == ["will two", "did one true"])
    swipe(by: 300)
    #expect(book.pages.viewControllers?.first === book.controllers[0])
    withExtendedLifetime(window) {}
  }

  @Test("A short swipe returns to the same page")
  func shortSwipe() {
    let window = show(1)
    swipe(by: -60)
    #expect(book.pages.viewControllers?.first === book.controllers[1])
    #expect(book.controllers[1].place == UIScreen.main.bounds && book.controllers[2].parent == nil)
    #expect(book.calls == ["will three", "did two false"])
    withExtendedLifetime(window) {}
  }

  @Test("There are no pages before the first one or after the last one")
  func ends() {
    let window = show(2)
    swipe(by: -300)
    #expect(book.pages.viewControllers?.first === book.controllers[2] && book.calls.isEmpty)
    #expect(book.controllers[2].place == UIScreen.main.bounds)
    withExtendedLifetime(window) {}
  }

  @Test("A vertical orientation turns pages up and down")
  func vertical() {
    let window = show(0, orientation: .vertical)
    swipe(by: 0, -500)
    #expect(book.pages.viewControllers?.first === book.controllers[1])
    withExtendedLifetime(window) {}
  }

  @Test(
    "Setting a page in code shows the page without calling the delegate, and ends editing on the old page",
    arguments: [true, false])
  func setPage(animated: Bool) {
    let window = show()
    book.controllers[0].field.becomeFirstResponder()
    var isDone = false
    book.pages.setViewControllers([book.controllers[2]], direction: .forward, animated: animated) { isDone = $0 }
    HeadlessClock.advanceUntilIdle()
    #expect(isDone && book.calls.isEmpty && !book.controllers[0].field.isFirstResponder)
    #expect(book.controllers[2].place == UIScreen.main.bounds && book.controllers[0].view.window == nil)
    #expect(
      book.journal.take().filter { $0.hasSuffix("DidAppear") || $0.hasSuffix("DidDisappear") }.sorted()
        == ["one viewDidDisappear", "three viewDidAppear"])
    withExtendedLifetime(window) {}
  }
}

/// Pages with a text field.
@MainActor private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let journal = Journal()
  let controllers: [FieldController]
  var pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private(set) var calls: [String] = []

  init(_ names: [String]) {
    let journal = journal
    controllers = names.map { FieldController($0, journal) }
    super.init()
  }

  // The test runner releases suites and what they store on any thread. UIKit's objects are deallocated on the main
  // thread, as on a device.
  isolated deinit {}

  private func neighbor(of controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = controllers.firstIndex(where: { $0 === controller }) else { return nil }
    return controllers.indices.contains(index + step) ? controllers[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { calls.append("will \(pendingViewControllers.first?.title ?? "")") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { calls.append("did \(previousViewControllers.first?.title ?? "") \(completed)") }
}
