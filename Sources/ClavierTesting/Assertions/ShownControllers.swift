#if canImport(UIKit)
  import UIKit

  /// The controllers that are presented and pushed when this value is created.
  @MainActor
  struct ShownControllers {
    private var presented: [UIViewController] = []
    private var stacks: [(navigation: UINavigationController, controllers: [UIViewController])] = []

    init(in window: UIWindow) {
      if let root = window.rootViewController { add(root) }
    }

    private mutating func add(_ controller: UIViewController) {
      if let navigation = controller as? UINavigationController {
        stacks.append((navigation, navigation.viewControllers))
      }
      for child in controller.children { add(child) }
      guard let next = controller.ownPresentation else { return }
      presented.append(next)
      add(next)
    }

    /// Returns whether different controllers are shown now.
    func hasChanged(in window: UIWindow) -> Bool {
      !newPresentations(in: window).isEmpty || stacks.contains { $0.navigation.viewControllers != $0.controllers }
    }

    /// Restores the controllers that were shown when this value was created.
    ///
    /// Dismisses and pops the controllers that were shown later, and pushes the controllers that have been popped in
    /// the meantime.
    func restore(in window: UIWindow) {
      newPresentations(in: window).first?.presentingViewController?.dismiss(animated: false)
      for (navigation, controllers) in stacks where navigation.viewControllers != controllers {
        navigation.setViewControllers(controllers, animated: false)
      }
    }

    private func newPresentations(in window: UIWindow) -> [UIViewController] {
      ShownControllers(in: window).presented.filter { !presented.contains($0) }
    }
  }
#endif
