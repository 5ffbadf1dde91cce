import Foundation
import Testing
import UIKit

/// A controller that logs its transition coordinator.
private final class CoordinatedController: UIViewController {
  let journal: Journal

  init(_ title: String, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  func note(_ event: String) {
    let coordinator = transitionCoordinator.map { "\($0.transitionDuration)\($0.isInteractive ? " interactive" : "")" }
    journal.note("\(title ?? "") \(event): \(coordinator ?? "none")")
  }

  override func viewWillAppear(_ animated: Bool) {
    note("will appear")
    transitionCoordinator?.animate(alongsideTransition: { [self] _ in view.alpha = 0.5 })
  }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func didMove(toParent parent: UIViewController?) {
    journal.note("\(title ?? "") \(parent == nil ? "left" : "joined")")
  }
}

/// A delegate that logs the coordinator, and that may have an animator.
@MainActor
private final class CoordinatorDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var isCustom = false
  var interaction: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    (viewController as? CoordinatedController)?.note("will be shown")
  }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { isCustom ? self : nil }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 2 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .to).map(context.containerView.addSubview)
    UIView.animate(withDuration: 2) {
      context.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor @Suite("Transition coordinators of navigation controllers") struct ControllerCoordinatorTests {
  private let journal = Journal()
  private let delegate = CoordinatorDelegate()

  private func show() -> (Screen, UINavigationController) {
    let navigation = UINavigationController(rootViewController: CoordinatedController("root", journal))
    let screen = Screen(controller: navigation)
    HeadlessClock.advanceUntilIdle()
    navigation.delegate = delegate
    _ = journal.take()
    return (screen, navigation)
  }

  @Test("The coordinator of a push or a pop is available while the appearance begins")
  func standard() {
    let (screen, navigation) = show()
    let top = CoordinatedController("top", journal)
    navigation.pushViewController(top, animated: true)
    #expect(
      journal.take() == ["root will disappear: 0.35", "top will appear: 0.35", "top will be shown: 0.35"])
    #expect(top.view.alpha == 0.5, "the animations run alongside the transition")
    HeadlessClock.advanceUntilIdle()
    #expect(journal.take() == ["top joined"] && navigation.transitionCoordinator == nil)
    navigation.popViewController(animated: true)
    #expect(
      journal.take() == ["top will disappear: 0.35", "root will appear: 0.35", "root will be shown: 0.35"])
    HeadlessClock.advanceUntilIdle()
    _ = screen
  }

  @Test("The coordinator of a custom transition is available while the appearance begins", arguments: [false, true])
  func custom(isInteractive: Bool) {
    let (screen, navigation) = show()
    delegate.isCustom = true
    delegate.interaction = isInteractive ? UIPercentDrivenInteractiveTransition() : nil
    let top = CoordinatedController("top", journal)
    navigation.pushViewController(top, animated: true)
    let coordinator = isInteractive ? "2.0 interactive" : "2.0"
    #expect(
      journal.take() == [
        "root will disappear: \(coordinator)", "top will appear: \(coordinator)", "top will be shown: \(coordinator)",
      ])
    delegate.interaction?.finish()
    HeadlessClock.advanceUntilIdle()
    #expect(top.view.alpha == 0.5 && journal.take() == ["top joined"])
    _ = screen
  }

  @Test(
    "A controller is notified once that it was added to the stack, and not again when other controllers are added or removed"
  )
  func joining() {
    let root = CoordinatedController("root", journal)
    let navigation = UINavigationController(rootViewController: root)
    let middle = CoordinatedController("middle", journal)
    navigation.pushViewController(middle, animated: false)
    let screen = Screen(controller: navigation)
    let joins = { [journal] in journal.take().filter { !$0.contains("will") }.sorted() }
    #expect(joins() == ["middle joined", "root joined"])
    let top = CoordinatedController("top", journal)
    navigation.pushViewController(top, animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(joins() == ["top joined"])
    navigation.popViewController(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(joins() == ["top left"])
    HeadlessTouches.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
    HeadlessClock.advanceUntilIdle()
    #expect(joins() == ["middle left"] && navigation.topViewController === root)
    navigation.setViewControllers([root, middle], animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(joins() == ["middle joined"])
    _ = screen
  }
}
