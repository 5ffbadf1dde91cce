import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The direction in which a constraint moves its content, and the view that it moves.
@MainActor struct ConstraintItemsTests {
  private let container = UIView()
  private let content = UIView()

  private func effect(of constraint: NSLayoutConstraint) -> ConstraintItems.Effect {
    ConstraintItems(constraint).effect
  }

  @Test func `a larger constant moves the content up for a height constraint, or if the container is the first item`() {
    container.addSubview(content)
    let containerFirst = effect(of: container.bottomAnchor.constraint(equalTo: content.bottomAnchor))
    #expect(containerFirst.sign == 1 && containerFirst.liftedView === content)
    let contentFirst = effect(of: content.bottomAnchor.constraint(equalTo: container.bottomAnchor))
    #expect(contentFirst.sign == -1 && contentFirst.liftedView === content)
    let spacer = effect(of: content.heightAnchor.constraint(equalToConstant: 8))
    #expect(spacer.sign == 1 && spacer.liftedView == nil)
  }

  @Test func `a guide that the app adds to the container is content, and the container's system guides are not`() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    for edge in [container.bottomAnchor, container.safeAreaLayoutGuide.bottomAnchor] {
      let edgeFirst = effect(of: edge.constraint(equalTo: guide.bottomAnchor))
      #expect(edgeFirst.sign == 1 && edgeFirst.liftedView === container)
      let guideFirst = effect(of: guide.bottomAnchor.constraint(equalTo: edge))
      #expect(guideFirst.sign == -1 && guideFirst.liftedView === container)
    }
  }

  @Test func `the bottom safe area counts only if the edge depends on the safe area`() {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let window = makeWindow(controller)
    controller.view.addSubview(content)
    controller.view.layoutIfNeeded()
    let view = controller.view ?? container
    let safeArea = effect(of: view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor))
    #expect(safeArea.safeAreaBottom == 34)
    #expect(effect(of: view.bottomAnchor.constraint(equalTo: content.bottomAnchor)).safeAreaBottom == 0)
    withExtendedLifetime(window) {}
  }

  @Test func `the bottom safe area does not count for a guide that moves with the keyboard or the content`() {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let window = makeWindow(controller)
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 400)
    controller.view.addSubview(scrollView)
    scrollView.addSubview(content)
    let guide = UILayoutGuide()
    scrollView.addLayoutGuide(guide)
    guide.bottomAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.bottomAnchor).isActive = true
    controller.view.layoutIfNeeded()
    #expect(scrollView.safeAreaInsets.bottom == 34)
    for edge in [
      controller.view.keyboardLayoutGuide.topAnchor, scrollView.contentLayoutGuide.bottomAnchor, guide.bottomAnchor,
    ] {
      #expect(effect(of: content.bottomAnchor.constraint(equalTo: edge)).safeAreaBottom == 0)
    }
    withExtendedLifetime(window) {}
  }

  @Test func `a controller's layout guide is never content, whether it is a guide or a hidden view`() {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let window = makeWindow(controller)
    let (guide, hiddenView) = (UILayoutGuide(), LayoutSupportView())
    controller.view.addLayoutGuide(guide)
    controller.view.addSubview(hiddenView)
    for edge in [controller.bottomLayoutGuide.topAnchor, hiddenView.topAnchor] {
      let edgeFirst = effect(of: edge.constraint(equalTo: guide.bottomAnchor))
      #expect(edgeFirst.sign == 1 && edgeFirst.container === controller.view)
      let guideFirst = effect(of: guide.bottomAnchor.constraint(equalTo: edge))
      #expect(guideFirst.sign == -1 && guideFirst.container === controller.view)
    }
    withExtendedLifetime(window) {}
  }

  @Test func `of two unrelated views, the first is the content, and also the moving view if both are in the window`() {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let window = makeWindow(controller)
    controller.view.layoutIfNeeded()
    let guide = (controller.view ?? container).safeAreaLayoutGuide
    let unrelated = effect(of: content.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    #expect(unrelated.sign == -1 && unrelated.liftedView == nil && unrelated.safeAreaBottom == 0)
    let sibling = UIView()
    controller.view.addSubview(sibling)
    let sameWindow = effect(of: sibling.bottomAnchor.constraint(equalTo: content.topAnchor))
    #expect(sameWindow.sign == -1 && sameWindow.liftedView == nil, "only one of the views is in the window")
    controller.view.addSubview(content)
    let siblings = effect(of: sibling.bottomAnchor.constraint(equalTo: content.topAnchor))
    #expect(siblings.sign == -1 && siblings.liftedView === sibling)
    content.removeFromSuperview()
    let guideWithoutView = UILayoutGuide()
    let incomplete = effect(of: content.bottomAnchor.constraint(equalTo: guideWithoutView.bottomAnchor))
    #expect(incomplete.sign == -1 && incomplete.liftedView == nil)
    withExtendedLifetime((window, guideWithoutView)) {}
  }
}
