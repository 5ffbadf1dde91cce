public import Foundation
public import HeadlessEnumerations

/// The delegate of a text view.
///
/// Every requirement is optional in UIKit. Without Objective-C, each one has a default implementation in the headless
/// UIKit that does what UIKit does when the method is missing.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  ///
  /// This method is called before anything else happens.
  @discardableResult func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing may end.
  ///
  /// This method is not called if the view leaves its window, or if editing is forced to end.
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

  /// Whether the user can open a link while the text is not being edited.
  @_documentation(visibility: internal)
  @discardableResult func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool

  /// Whether the user can use an attachment while the text is not being edited.
  @_documentation(visibility: internal)
  @discardableResult func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Returns the action of a link or an attachment; nil for none.
  @_documentation(visibility: internal)
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?

  /// Returns the edit menu of a range; nil for the system's.
  @_documentation(visibility: internal)
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
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

  @_documentation(visibility: internal)
  @discardableResult public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }

  @_documentation(visibility: internal)
  @discardableResult public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }

  @_documentation(visibility: internal)
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }

  @_documentation(visibility: internal)
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
