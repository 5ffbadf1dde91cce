import Foundation
import Testing
import UIKit

@MainActor @Suite("Interactive transitions") struct InteractiveTransitionTests {
  /// An animator that moves the new view in from the right, or the old one out to the right.
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var ends: [Bool] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from) ?? context.viewController(forKey: .from)?.view else { return }
      let width = context.containerView.bounds.width
      if let to = context.view(forKey: .to) {
        context.containerView.addSubview(to)
        to.frame = context.containerView.bounds.offsetBy(dx: width, dy: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          to.frame.origin.x = 0
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      } else {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          from.frame.origin.x = width
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    let animator = Animator()
    let interaction = UIPercentDrivenInteractiveTransition()

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      animator
    }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private func presented() -> (Screen, UIViewController, Delegate) {
    let (screen, delegate, controller) = (Screen(), Delegate(), UIViewController())
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    screen.controller.present(controller, animated: true)
    return (screen, controller, delegate)
  }

  private func visibleX(_ view: UIView) -> CGFloat {
    view.headlessPresentation.center.x - view.bounds.width / 2
  }

  @Test("A gesture moves a presentation to any fraction, and finishes it")
  func finishing() {
    let (screen, controller, delegate) = presented()
    HeadlessClock.advance(by: 2)
    #expect(visibleX(controller.view) == 393, "it waits for the gesture")
    #expect(controller.transitionCoordinator?.isInteractive == true)
    delegate.interaction.update(0.25)
    #expect(isClose(visibleX(controller.view), 393 * 0.75, by: 0.01) && delegate.interaction.percentComplete == 0.25)
    delegate.interaction.finish()
    HeadlessClock.advance(by: 0.5)
    #expect(delegate.animator.ends.isEmpty, "three quarters of a second remain")
    HeadlessClock.advanceUntilIdle()
    #expect(delegate.animator.ends == [true] && screen.controller.presentedViewController === controller)
    #expect(controller.view.window != nil)
  }

  @Test("A canceled presentation runs back to its beginning, and nothing is presented")
  func cancelling() {
    let (screen, controller, delegate) = presented()
    var changes: [Bool] = []
    controller.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    delegate.interaction.update(0.5)
    delegate.interaction.cancel()
    #expect(changes == [true])
    HeadlessClock.advanceUntilIdle()
    #expect(delegate.animator.ends == [false] && screen.controller.presentedViewController == nil)
    #expect(controller.view.window == nil && controller.presentingViewController == nil)
  }

  @Test("A canceled dismissal leaves the presented view where it was")
  func cancellingDismissal() {
    let (screen, controller, delegate) = presented()
    delegate.interaction.update(1)
    delegate.interaction.finish()
    HeadlessClock.advanceUntilIdle()
    controller.dismiss(animated: true)
    delegate.interaction.update(0.5)
    #expect(isClose(visibleX(controller.view), 393 / 2, by: 0.01))
    delegate.interaction.cancel()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.controller.presentedViewController === controller && controller.view.frame.minX == 0)
    controller.dismiss(animated: true)
    delegate.interaction.update(0.2)
    delegate.interaction.finish()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.controller.presentedViewController == nil && delegate.animator.ends == [true, false, true])
  }

  @Test("A canceled pop restores the stack, and a finished one pops", arguments: [true, false])
  func popping(cancels: Bool) {
    let (root, top, delegate) = (UIViewController(), UIViewController(), Delegate())
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(controller: navigation)
    navigation.pushViewController(top, animated: false)
    navigation.delegate = delegate
    navigation.popViewController(animated: true)
    delegate.interaction.update(0.4)
    if cancels { delegate.interaction.cancel() } else { delegate.interaction.finish() }
    HeadlessClock.advanceUntilIdle()
    #expect(navigation.viewControllers == (cancels ? [root, top] : [root]))
    #expect((top.view.window != nil) == cancels && (root.view.window == nil) == cancels)
    #expect((top.navigationController === navigation) == cancels)
    #expect((cancels ? top : root).view.frame.minX == 0)
    withExtendedLifetime(screen) {}
  }

  @Test("The rest of an interactive transition can be faster")
  func speed() {
    let (_, _, delegate) = presented()
    delegate.interaction.update(0.5)
    delegate.interaction.completionSpeed = 2
    delegate.interaction.finish()
    HeadlessClock.advance(by: 0.2)
    #expect(delegate.animator.ends.isEmpty)
    HeadlessClock.advance(by: 0.1)
    #expect(delegate.animator.ends == [true])
  }

  @Test("An animator's delayed animations start after a part of its duration, and follow its fraction")
  func delayFactor() {
    let screen = Screen()
    let (one, two) = (screen.add(rect(0, 0, 10, 10)), screen.add(rect(0, 0, 10, 10)))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { one.center.x += 100 }
    animator.addAnimations({ two.center.x += 100 }, delayFactor: 0.5)
    animator.startAnimation()
    HeadlessClock.advance(by: 0.5)
    #expect(isClose(one.headlessPresentation.center.x, 55, by: 2) && two.headlessPresentation.center.x == 5)
    HeadlessClock.advance(by: 0.25)
    #expect(isClose(two.headlessPresentation.center.x, 55, by: 4))
    animator.fractionComplete = 0.5
    #expect(two.headlessPresentation.center.x == 5)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    HeadlessClock.advanceUntilIdle()
    #expect(one.center.x == 5 && two.center.x == 5)
  }

  @Test("An animator that pauses on completion waits at its end, and can run back")
  func pausesOnCompletion() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 10, 10))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    HeadlessClock.advance(by: 2)
    #expect(positions.isEmpty && animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    HeadlessClock.advance(by: 2)
    #expect(positions == [.start] && view.center.x == 5)
  }

  @Test("An animator that cannot be interrupted runs to its end")
  func interruptible() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 10, 10))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
    animator.isInterruptible = false
    animator.startAnimation()
    HeadlessClock.advance(by: 0.5)
    animator.pauseAnimation()
    animator.stopAnimation(true)
    #expect(animator.isRunning)
    HeadlessClock.advance(by: 0.6)
    #expect(animator.state == .inactive && view.center.x == 105)
  }
}
