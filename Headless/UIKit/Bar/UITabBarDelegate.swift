public import Foundation

/// The delegate of a tab bar.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has chosen an item, even if it was already selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

@_documentation(visibility: internal)
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
