import Foundation
import Testing
import UIKit

@MainActor @Suite("Presentation contexts and the phases of controllers") struct ControllerContextTests {
  /// A controller that records what it reports in each appearance method.
  private final class Witness: UIViewController {
    var notes: [String] = []

    private func note(_ method: String) {
      let facts = [
        isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil, isMovingToParent ? "to" : nil,
        isMovingFromParent ? "from" : nil,
      ].compactMap { $0 }
      notes.append(([method] + facts).joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  @Test("In all four appearance methods, but not later, a controller reports that it is being presented or dismissed")
  func presentedPhases() {
    let screen = Screen()
    let witness = Witness()
    witness.modalPresentationStyle = .fullScreen
    screen.controller.present(witness, animated: false)
    #expect(witness.notes == ["willAppear presented", "didAppear presented"])
    #expect(!witness.isBeingPresented)
    witness.dismiss(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(witness.notes.suffix(2) == ["willDisappear dismissed", "didDisappear dismissed"])
    #expect(!witness.isBeingDismissed)
  }

  @Test("In all four appearance methods, a pushed controller reports that it moves to or from its parent")
  func pushedPhases() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(controller: navigation)
    let witness = Witness()
    navigation.pushViewController(witness, animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(witness.notes == ["willAppear to", "didAppear to"])
    navigation.popViewController(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(witness.notes.suffix(2) == ["willDisappear from", "didDisappear from"])
    #expect(!witness.isMovingFromParent)
    withExtendedLifetime(screen) {}
  }

  @Test("A presentation over the current context covers only the controller that defines it")
  func context() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    let screen = Screen(controller: tabs)
    #expect(navigation.definesPresentationContext)
    let cover = UIViewController()
    cover.modalPresentationStyle = .overCurrentContext
    navigation.topViewController?.present(cover, animated: false)
    HeadlessWorld.updateCycle()
    #expect(cover.presentingViewController === navigation)
    #expect(cover.view.isDescendant(of: tabs.view))
    let bar = tabs.tabBar
    #expect(screen.window.hitTest(CGPoint(x: 100, y: bar.frame.midY), with: nil)?.isDescendant(of: bar) == true)
    cover.dismiss(animated: false)
    #expect(cover.view.window == nil && navigation.view.superview === tabs.view)
  }

  @Test("The current context's view is removed while it is covered, and then returns to its position")
  func currentContext() {
    let container = UIViewController()
    let child = Witness()
    let screen = Screen(controller: container)
    container.addChild(child)
    child.view.frame = rect(0, 100, 393, 300)
    screen.view.addSubview(child.view)
    child.didMove(toParent: container)
    child.definesPresentationContext = true
    HeadlessWorld.updateCycle()
    let cover = UIViewController()
    cover.modalPresentationStyle = .currentContext
    child.present(cover, animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(cover.view.convert(cover.view.bounds, to: screen.view) == rect(0, 100, 393, 300))
    #expect(child.view.window == nil)
    cover.dismiss(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(child.view.superview === screen.view && child.view.frame == rect(0, 100, 393, 300))
  }

  @Test("If no controller defines a context, the presentation covers the outermost controller")
  func withoutContext() {
    let container = UIViewController()
    let child = UIViewController()
    let screen = Screen(controller: container)
    container.addChild(child)
    child.view.frame = rect(0, 100, 393, 300)
    screen.view.addSubview(child.view)
    let cover = UIViewController()
    cover.modalPresentationStyle = .overCurrentContext
    child.present(cover, animated: false)
    HeadlessWorld.updateCycle()
    #expect(cover.presentingViewController === container && cover.view.frame.size == screen.window.bounds.size)
  }

  @Test("A child's view replaces another child's view with animations, and both children are notified")
  func transition() {
    let container = UIViewController()
    let (one, two) = (Witness(), Witness())
    let screen = Screen(controller: container)
    for child in [one, two] {
      container.addChild(child)
      child.didMove(toParent: container)
    }
    one.view.frame = screen.view.bounds
    screen.view.addSubview(one.view)
    HeadlessWorld.updateCycle()
    (one.notes, two.notes) = ([], [])
    two.view.frame = screen.view.bounds.offsetBy(dx: 393, dy: 0)
    var isDone = false
    container.transition(from: one, to: two, duration: 0.3, options: []) {
      two.view.frame = screen.view.bounds
    } completion: {
      isDone = $0
    }
    #expect(two.view.superview === screen.view && one.view.superview === screen.view)
    #expect(one.notes == ["willDisappear"] && two.notes == ["willAppear"])
    HeadlessClock.advanceUntilIdle()
    #expect(isDone && one.view.superview == nil)
    #expect(one.notes.last == "didDisappear" && two.notes.last == "didAppear")
  }

  @Test("A controller is presented in its preferred orientation, if it supports that orientation")
  func orientation() {
    final class Wide: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
    }
    let screen = Screen()
    let wide = Wide()
    wide.modalPresentationStyle = .fullScreen
    screen.controller.present(wide, animated: false)
    HeadlessClock.advanceUntilIdle()
    #expect(wide.view.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test("Unavailable content covers the controller's view, and an update changes the content")
  func unavailableContent() {
    final class Empty: UIViewController {
      var updates = 0
      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        updates += 1
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "No mail"
        empty.button.title = "Reload"
        empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.contentUnavailableConfiguration = nil }
        contentUnavailableConfiguration = updates == 1 ? empty : nil
      }
    }
    let empty = Empty()
    let screen = Screen(controller: empty)
    empty.setNeedsUpdateContentUnavailableConfiguration()
    HeadlessWorld.updateCycle()
    let content = screen.view.subviews.last as? UIContentUnavailableView
    #expect(content?.frame == screen.view.bounds)
    let labels = content.map(labels(in:)) ?? []
    let label = labels.first { $0.text == "No mail" }
    #expect(label.map { abs($0.convert($0.bounds, to: screen.view).midX - screen.view.bounds.midX) < 1 } == true)
    let button = content.flatMap { buttons(in: $0) }?.first { !$0.isHidden }
    #expect(button?.configuration?.title == "Reload")
    if let button { HeadlessTouches.tap(button) }
    #expect(content?.superview == nil && empty.updates == 1)
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  private func buttons(in view: UIView) -> [UIButton] {
    (view as? UIButton).map { [$0] } ?? view.subviews.flatMap { buttons(in: $0) }
  }
}

extension ControllerContextTests {
  @Test("A navigation controller does not retain the controllers that it has popped or replaced")
  func poppedControllers() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(controller: navigation)
    weak var popped: UIViewController?
    weak var replaced: UIViewController?
    func show() {
      let (one, two) = (UIViewController(), UIViewController())
      navigation.pushViewController(one, animated: true)
      HeadlessClock.advanceUntilIdle()
      navigation.popViewController(animated: true)
      HeadlessClock.advanceUntilIdle()
      navigation.pushViewController(two, animated: false)
      navigation.setViewControllers([UIViewController()], animated: false)
      HeadlessClock.advanceUntilIdle()
      (popped, replaced) = (one, two)
    }
    show()
    #expect(popped == nil && replaced == nil)
    withExtendedLifetime(screen) {}
  }
}
