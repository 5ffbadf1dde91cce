import UIKit

/// A view controller that opens a second window over its own.
final class WindowOpener: UIViewController {
  private var window: UIWindow?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard window == nil, let scene = view.window?.windowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: MenuViewController())
    window.makeKeyAndVisible()
    self.window = window
  }
}
