import Foundation

extension UIViewController {
  /// The child whose view fills the container's view; nil for a controller of the app.
  private var fillingChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.activeTransition == nil ? navigation.shown : nil
    case let tabs as UITabBarController: tabs.selectedViewController
    default: nil
    }
  }

  /// Sets the frame of the child's view that fills the container's view, as a container may do in each layout pass.
  ///
  /// A frame is a bounding box, so setting it moves the center in a way that cancels the transform of the child's view.
  /// See the doubt "transform-layout".
  func setFramesOfChildren() {
    guard let controller = fillingChild, let child = controller.viewIfLoaded, child.superview === view else { return }
    child.frame = (self as? any BarContainer)?.frameOfContent(controller) ?? view.bounds
  }
}
