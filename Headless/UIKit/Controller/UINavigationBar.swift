public import Foundation

/// The bar on top of a navigation controller.
@MainActor open class UINavigationBar: UIView {
  /// Whether the content goes on below the bar.
  open var isTranslucent = true

  /// What the bar shows, from the root on.
  open var items: [UINavigationItem]?

  /// What the bar shows now.
  open var topItem: UINavigationItem? { items?.last }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// 44 points; 32 where the screen is low, 50 on a pad (Apple's Human Interface Guidelines and UIKit's own bars).
  static var height: CGFloat {
    let traits = HeadlessWorld.state.traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }
}
