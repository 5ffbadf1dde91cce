#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Whether this view takes text input, and is not known to refuse to become first responder.
    ///
    /// A text field or a text view with a delegate is not asked, because UIKit would ask the delegate whether editing
    /// may begin, and a delegate often shows a picker when it is asked (IQKeyboardManager issue 709). A view without a
    /// window is not asked either, because Apple does not document whether it could become first responder.
    var acceptsEditing: Bool {
      switch self {
      case let field as UITextField: field.isEnabled && (field.delegate != nil || !refusesFocus)
      case let view as UITextView: view.isEditable && (view.delegate != nil || !refusesFocus)
      default: self is any UIKeyInput && !refusesFocus
      }
    }

    /// Whether this view, which is in a window, reports that it cannot become first responder.
    private var refusesFocus: Bool { window != nil && !canBecomeFirstResponder }
  }
#endif
