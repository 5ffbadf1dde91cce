#if canImport(UIKit) && !os(visionOS)
  import Foundation
  import UIKit

  extension UIView {
    /// Returns the height that this view has above the keyboard, or as a replacement for the keyboard, in points.
    ///
    /// The height is that of the view's bounds. If the bounds are empty, or an input view sizes itself
    /// (https://developer.apple.com/documentation/uikit/uiinputview/allowsselfsizing), the view's intrinsic height or its
    /// constraints determine the height.
    ///
    /// - Parameter width: The width of the keyboard, in points.
    func keyboardHeight(width: CGFloat) -> CGFloat {
      let isSelfSizing = (self as? UIInputView)?.allowsSelfSizing ?? false
      if bounds.height > 0, !isSelfSizing { return bounds.height }
      if intrinsicContentSize.height > 0 { return intrinsicContentSize.height }
      guard isSelfSizing || !translatesAutoresizingMaskIntoConstraints else { return 0 }
      return systemLayoutSizeFitting(CGSize(width: width, height: 0)).height
    }
  }
#endif
