public import Foundation

/// The background and the items of a tab bar.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items whose image is above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items whose image is beside the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items in compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color behind the selected item.
  open var selectionIndicatorTintColor: UIColor?
}

/// The colors of an item in a tab bar.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The colors in each state.
  open var normal = UITabBarItemStateAppearance()
  open var selected = UITabBarItemStateAppearance()
  open var disabled = UITabBarItemStateAppearance()
  open var focused = UITabBarItemStateAppearance()

  public override init() {
    super.init()
  }
}

/// The colors of an item in one state.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the image.
  open var iconColor: UIColor?
  /// The color behind the badge.
  open var badgeBackgroundColor: UIColor?
}
