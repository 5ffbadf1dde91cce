public import Foundation

/// Whom a text view asks and tells.
///
/// Every requirement is optional in UIKit. Without Objective-C each has a default here that does what UIKit does when
/// the method is missing.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; asked before anything else happens.
  @discardableResult func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing may end; not asked when the view leaves its window or editing is ended by force.
  @discardableResult func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Editing has begun, and nothing has changed yet.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether typing may change the text.
  @discardableResult func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The user has changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// The caret has moved.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  @discardableResult public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  @discardableResult public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  public func textViewDidBeginEditing(_ textView: UITextView) {}

  public func textViewDidEndEditing(_ textView: UITextView) {}

  @discardableResult public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  public func textViewDidChange(_ textView: UITextView) {}

  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
