public import Foundation

/// The delegate of a tab bar.
// Hidden from the documentation, because CI's table of UIKit's declarations does not contain this type.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has chosen an item, even if it was already selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

@_documentation(visibility: internal)
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
