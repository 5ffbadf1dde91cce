public import Foundation

/// The delegate of a text field.
///
/// Every requirement is optional in UIKit. Without Objective-C, each one has a default implementation in the headless
/// UIKit that does what UIKit does when the method is missing.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  ///
  /// This method is called before anything else happens.
  @discardableResult func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end.
  ///
  /// This method is not called if the field leaves its window, or if editing is forced to end.
  @discardableResult func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when editing has ended.
  ///
  /// This method is not called if the method with a reason is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called when editing has ended, with the reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether the typed text may replace a range.
  ///
  /// This method is not called if the method with several ranges is implemented.
  @discardableResult func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// Whether the typed text may replace several ranges (iOS 26).
  @discardableResult func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool

  /// Called when the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the text may be cleared.
  @discardableResult func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key has its default effect.
  @discardableResult func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Returns the edit menu of a range; nil for the system's.
  @_documentation(visibility: internal)
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  @discardableResult public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  @discardableResult public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidEndEditing(_ textField: UITextField) {}

  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  @discardableResult public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  @discardableResult public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool {
    ranges.allSatisfy {
      self.textField(textField, shouldChangeCharactersIn: $0.rangeValue, replacementString: string)
    }
  }

  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  @discardableResult public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  @discardableResult public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  @_documentation(visibility: internal)
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
