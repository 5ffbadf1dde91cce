public import Foundation

/// The delegate of a text view.
///
/// Every requirement is optional in UIKit. Without Objective-C, each one has a default implementation here that does
/// what UIKit does when the method is missing.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin. Called before anything else happens.
  @discardableResult func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing may end. Not called when the view leaves its window or editing is forced to end.
  @discardableResult func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called when editing has begun, before any change of the text.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether the typed text may replace a range.
  @discardableResult func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// Called when the selection has changed.
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
