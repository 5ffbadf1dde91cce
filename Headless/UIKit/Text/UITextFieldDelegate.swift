public import Foundation

/// Whom a text field asks and tells.
///
/// Every requirement is optional in UIKit. Without Objective-C each has a default here that does what UIKit does when
/// the method is missing.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; asked before anything else happens.
  @discardableResult func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end; not asked when the field leaves its window or editing is ended by force.
  @discardableResult func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended.
  ///
  /// Not called when the method with a reason is there.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether typing may change the text.
  ///
  /// Not called when the method with several ranges is there.
  @discardableResult func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// Whether typing may change the text, at several places at once (iOS 26).
  @discardableResult func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool

  /// The caret has moved.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the text may be cleared.
  @discardableResult func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it does by default.
  @discardableResult func textFieldShouldReturn(_ textField: UITextField) -> Bool
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
}
