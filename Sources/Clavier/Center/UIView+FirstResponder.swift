#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// The first responder in this tree, whatever kind of view it is, if it takes keystrokes.
    ///
    /// A view that is first responder for its accessory view alone does not. A search bar says that it is first responder, and
    /// the field in it is what takes the keystrokes.
    var firstResponderInput: UIView? {
      if isFirstResponder, self is any UIKeyInput { return self }
      for view in subviews {
        if let input = view.firstResponderInput { return input }
      }
      return nil
    }

    /// Whether this is one of UIKit's own controls for text, which announce that editing begins and ends.
    var announcesEditing: Bool { self is UITextField || self is UITextView }
  }
#endif
