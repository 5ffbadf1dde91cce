public import Foundation

/// A view whose font can follow the size that the user has chosen.
@_documentation(visibility: internal)
@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether it does so by itself, where the font comes from `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

extension UIView {
  /// Tells this view and all in it that text may have another size now.
  func tellSubtreeOfContentSizeCategory() {
    contentSizeCategoryMayHaveChanged()
    for view in subviews { view.tellSubtreeOfContentSizeCategory() }
  }
}
