import Foundation
import Testing
import UIKit

/// The delegate of a navigation controller, which logs all calls.
@MainActor private final class NavigationLog: NSObject, UINavigationControllerDelegate {
  var log: [String] = []
  var animator: FadeAnimator?
  var operations: [UINavigationController.Operation] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    log.append("will show \(viewController.title ?? "")\(animated ? ", animated" : "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    log.append("did show \(viewController.title ?? "")\(animated ? ", animated" : "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return animator
  }
}

@MainActor private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var ended: [Bool] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) else {
      return
    }
    transitionContext.containerView.addSubview(view)
    view.frame = transitionContext.finalFrame(for: to)
    view.alpha = 0
    UIView.animate(withDuration: 0.8) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor @Suite("Navigation controller delegates") struct NavigationDelegateTests {
  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test("The delegate is notified before and after a controller is shown")
  func notifications() {
    let (navigation, log) = (UINavigationController(rootViewController: titled("root")), NavigationLog())
    navigation.delegate = log
    let screen = Screen(controller: navigation)
    HeadlessClock.advanceUntilIdle()
    #expect(log.log == ["will show root", "did show root"])
    log.log = []
    navigation.pushViewController(titled("top"), animated: true)
    #expect(log.log == ["will show top, animated"])
    HeadlessClock.advanceUntilIdle()
    #expect(log.log == ["will show top, animated", "did show top, animated"])
    log.log = []
    navigation.popViewController(animated: false)
    #expect(log.log == ["will show root", "did show root"])
    _ = screen
  }

  @Test("The delegate is notified of a swipe that pops, but not of the end of a canceled swipe")
  func swipes() {
    let (navigation, log) = (UINavigationController(rootViewController: titled("root")), NavigationLog())
    navigation.pushViewController(titled("top"), animated: false)
    let screen = Screen(controller: navigation)
    HeadlessClock.advanceUntilIdle()
    navigation.delegate = log
    HeadlessTouches.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 60, y: 400), duration: 1)
    HeadlessClock.advanceUntilIdle()
    #expect(log.log == ["will show root, animated"])
    log.log = []
    HeadlessTouches.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
    HeadlessClock.advanceUntilIdle()
    #expect(log.log == ["will show root, animated", "did show root, animated"])
    _ = screen
  }

  @Test("The delegate's animator replaces the animation of a push and a pop")
  func animators() {
    let (navigation, log) = (UINavigationController(rootViewController: titled("root")), NavigationLog())
    let screen = Screen(controller: navigation)
    HeadlessClock.advanceUntilIdle()
    (navigation.delegate, log.animator) = (log, FadeAnimator())
    let top = titled("top")
    navigation.pushViewController(top, animated: true)
    HeadlessClock.advance(by: 0.5)
    #expect(top.view.superview !== navigation.view && log.log == ["will show top, animated"])
    HeadlessClock.advanceUntilIdle()
    #expect(log.operations == [.push] && log.animator?.ended == [true])
    #expect(top.view.superview === navigation.view && top.view.frame == navigation.view.bounds)
    #expect(log.log.last == "did show top, animated" && navigation.navigationBar.superview?.subviews.count == 2)
    navigation.popViewController(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(log.operations == [.push, .pop] && navigation.topViewController?.view.window != nil)
    #expect(top.viewIfLoaded?.window == nil)
    navigation.pushViewController(titled("third"), animated: false)
    #expect(log.operations.count == 2)
    _ = screen
  }
}
