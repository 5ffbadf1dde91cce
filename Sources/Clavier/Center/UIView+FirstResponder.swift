#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// The text field or text view in this tree that is first responder, for when no notification has named it (yet).
    var firstResponderInput: UIView? {
      if isFirstResponder, self is UITextField || self is UITextView { return self }
      for view in subviews {
        if let input = view.firstResponderInput { return input }
      }
      return nil
    }
  }
#endif
