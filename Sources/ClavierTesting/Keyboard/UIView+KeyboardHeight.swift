#if canImport(UIKit) && !os(visionOS)
  import Foundation
  import UIKit

  extension UIView {
    /// Returns the height that this view has above the keyboard, or as a replacement for the keyboard, in points.
    ///
    /// The height is that of the view's bounds. If this height is 0, or an input view sizes itself
    /// (https://developer.apple.com/documentation/uikit/uiinputview/allowsselfsizing), the view's intrinsic height or its
    /// constraints determine the height.
    ///
    /// - Parameter width: The width of the keyboard, in points.
    func keyboardHeight(width: CGFloat) -> CGFloat {
      let isSelfSizing = (self as? UIInputView)?.allowsSelfSizing ?? false
      if bounds.height > 0, !isSelfSizing { return bounds.height }
      if intrinsicContentSize.height > 0 { return intrinsicContentSize.height }
      // The autoresizing mask keeps the height of the bounds, which is 0.
      guard isSelfSizing || !translatesAutoresizingMaskIntoConstraints else { return 0 }
      // If the width were not required, a label with several lines would be measured as one long line.
      return systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }
#endif
