import Foundation
import Testing
import UIKit

@MainActor @Suite("Back swipe") struct ControllerBackSwipeTests {
  private let journal = Journal()
  private let keyboard = StageKeyboard()

  private struct Stack {
    let screen: Screen
    let navigation: UINavigationController
    let root: FieldController
    let top: FieldController
  }

  private func push() -> Stack {
    let (root, top) = (FieldController("root", journal), FieldController("top", journal))
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(controller: navigation)
    HeadlessWorld.keyboard = keyboard
    navigation.pushViewController(top, animated: false)
    HeadlessWorld.updateCycle()
    _ = journal.take()
    return Stack(screen: screen, navigation: navigation, root: root, top: top)
  }

  /// Moves a touch slowly to the right without ending it.
  private func swipe(from x: CGFloat = 4, to end: CGFloat) {
    HeadlessTouches.began(at: CGPoint(x: x, y: 400))
    for step in 1...10 {
      HeadlessClock.advance(by: 0.1)
      HeadlessTouches.moved(to: CGPoint(x: x + (end - x) * CGFloat(step) / 10, y: 400))
    }
    HeadlessClock.advance(by: 0.3)
  }

  @Test("The top controller follows the swipe, and is popped if the swipe ends far enough to the right")
  func finished() throws {
    let stack = push()
    swipe(to: 250)
    #expect(journal.take() == ["top viewWillDisappear", "root viewWillAppear"])
    let coordinator = try #require(stack.navigation.transitionCoordinator)
    #expect(coordinator.isInteractive && !coordinator.isCancelled)
    let seen = stack.top.view.headlessPresentationFrame(in: nil).minX
    #expect(seen > 180 && seen < 250, "\(seen)")
    HeadlessTouches.ended(at: CGPoint(x: 250, y: 400))
    #expect(!coordinator.isInteractive)
    HeadlessClock.advanceUntilIdle()
    #expect(journal.take() == ["top viewDidDisappear", "root viewDidAppear"])
    #expect(
      stack.navigation.topViewController === stack.root && stack.top.parent == nil && stack.top.view.window == nil)
    #expect(stack.root.place == stack.screen.window.bounds)
  }

  @Test(
    "A canceled swipe calls viewWillDisappear, viewWillAppear, and viewDidAppear, and the top view returns to its position"
  )
  func cancelled() throws {
    let stack = push()
    var outcome: Bool?
    swipe(to: 120)
    try #require(stack.navigation.transitionCoordinator).animate(alongsideTransition: nil) { outcome = $0.isCancelled }
    HeadlessTouches.ended(at: CGPoint(x: 120, y: 400))
    HeadlessClock.advanceUntilIdle()
    let received = journal.take()
    #expect(
      received.filter { $0.hasPrefix("top") } == ["top viewWillDisappear", "top viewWillAppear", "top viewDidAppear"])
    #expect(
      received.filter { $0.hasPrefix("root") } == [
        "root viewWillAppear", "root viewWillDisappear", "root viewDidDisappear",
      ])
    #expect(outcome == true)
    #expect(stack.navigation.topViewController === stack.top && stack.top.parent === stack.navigation)
    #expect(stack.top.place == stack.screen.window.bounds && stack.root.view.window == nil)
    swipe(to: 300)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 400))
    HeadlessClock.advanceUntilIdle()
    #expect(stack.navigation.topViewController === stack.root)
  }

  @Test("The keyboard hides when the swipe begins, and a canceled swipe restores it with the first responder")
  func keyboardComesBack() {
    let stack = push()
    stack.top.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    swipe(to: 120)
    #expect(!stack.top.field.isFirstResponder && keyboard.journal == ["show", "hide"])
    HeadlessTouches.ended(at: CGPoint(x: 120, y: 400))
    HeadlessClock.advanceUntilIdle()
    #expect(stack.top.field.isFirstResponder && keyboard.journal == ["show", "hide", "show"])
  }

  @Test("Animations alongside the transition follow the swipe")
  func alongside() {
    let stack = push()
    final class FadingController: UIViewController {
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.animate { _ in self.view.alpha = 0 }
      }
    }
    let fading = FadingController()
    stack.navigation.pushViewController(fading, animated: false)
    HeadlessWorld.updateCycle()
    swipe(to: 200)
    #expect(fading.view.headlessPresentation.alpha < 0.6 && fading.view.headlessPresentation.alpha > 0.4)
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 400))
    HeadlessClock.advanceUntilIdle()
    #expect(fading.view.alpha == 1)
  }

  @Test("No swipe begins away from the edge, upward, at the root, without a bar, or if the recognizer is disabled")
  func refused() {
    let stack = push()
    func isRefused(_ body: () -> Void) -> Bool {
      body()
      let began = !journal.take().isEmpty
      HeadlessTouches.cancelled()
      HeadlessClock.advanceUntilIdle()
      _ = journal.take()
      return !began
    }
    #expect(isRefused { swipe(from: 60, to: 300) })
    #expect(
      isRefused {
        HeadlessTouches.drag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 30, y: 200), duration: 1)
      })
    stack.navigation.isNavigationBarHidden = true
    #expect(isRefused { swipe(to: 300) })
    stack.navigation.isNavigationBarHidden = false
    stack.navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(isRefused { swipe(to: 300) })
    stack.navigation.interactivePopGestureRecognizer?.isEnabled = true
    #expect(!isRefused { swipe(to: 100) })
    stack.navigation.popViewController(animated: false)
    _ = journal.take()
    #expect(isRefused { swipe(to: 300) })
  }

  @Test("A list does not scroll during the swipe")
  func overList() {
    let stack = push()
    let list = UIScrollView(frame: stack.top.view.bounds)
    list.contentSize = CGSize(width: 1200, height: 2000)
    stack.top.view.addSubview(list)
    swipe(to: 300)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 400))
    HeadlessClock.advanceUntilIdle()
    #expect(list.contentOffset.x == 0 && stack.navigation.topViewController === stack.root)
  }
}
