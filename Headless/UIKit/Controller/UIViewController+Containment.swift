import Foundation

extension UIViewController {
  /// The controller that contains this one.
  public var parent: UIViewController? { storedParent }

  /// The controllers that this one contains.
  public var children: [UIViewController] { storedChildren }

  /// Whether the controller appears because it has been added to a navigation controller.
  public var isMovingToParent: Bool { appearance.changesParent && appearance.transition == .appearing }

  /// Whether the controller disappears because it is removed from a navigation controller.
  public var isMovingFromParent: Bool { appearance.changesParent && appearance.transition == .disappearing }

  /// The nearest ancestor that is a navigation controller.
  public var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest ancestor that is a tab bar controller.
  public var tabBarController: UITabBarController? { nearestAncestor() }

  /// The nearest ancestor that is a split view controller.
  public var splitViewController: UISplitViewController? { nearestAncestor() }

  func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    var current = storedParent
    while let here = current {
      if let found = here as? Ancestor { return found }
      current = here.storedParent
    }
    return nil
  }

  func adopt(_ child: UIViewController) {
    guard child.storedParent !== self else { return }
    child.storedParent?.storedChildren.removeAll { $0 === child }
    child.willMove(toParent: self)
    child.storedParent = self
    storedChildren.append(child)
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
  }
}
