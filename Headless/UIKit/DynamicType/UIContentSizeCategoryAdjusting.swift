public import Foundation

/// A view whose font can adjust to the text size that the user has chosen.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font adjusts automatically if it comes from `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

extension UIView {
  /// Updates the fonts of this view and its subviews after a change of the text size.
  func updateSubtreeForContentSizeCategory() {
    contentSizeCategoryMayHaveChanged()
    for view in subviews { view.updateSubtreeForContentSizeCategory() }
  }
}
