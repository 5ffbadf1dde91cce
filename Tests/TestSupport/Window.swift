package import UIKit

/// Shows a new key window in the headless scene, with a controller unless it is nil, and lays it out.
@MainActor package func makeWindow(_ controller: UIViewController? = UIViewController()) -> UIWindow {
  let window = UIWindow(windowScene: HeadlessWorld.windowScene)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}
