import UIKit

extension UIView {
  /// The text of a text field or a text view; empty for other views.
  var enteredText: String {
    get { (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? "" }
    set {
      (self as? UITextField)?.text = newValue
      (self as? UITextView)?.text = newValue
    }
  }
}
