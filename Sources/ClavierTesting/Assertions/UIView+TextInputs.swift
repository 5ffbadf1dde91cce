#if canImport(UIKit)
  package import UIKit

  extension UIView {
    /// The visible text fields and text views below this view, in the order of the view tree.
    package var textInputs: [UIView] {
      subviews.flatMap { subview -> [UIView] in
        if subview.isHidden { return [] }
        return subview is UITextField || subview is UITextView ? [subview] : subview.textInputs
      }
    }

    /// The name of an input in reports: its accessibility identifier, its placeholder, or its class.
    package var inputName: String {
      accessibilityIdentifier ?? (self as? UITextField)?.placeholder ?? "\(type(of: self))"
    }

    /// Whether the user can edit the view.
    var takesTyping: Bool {
      switch self {
      case let field as UITextField: field.isEnabled && field.isUserInteractionEnabled
      case let textView as UITextView: textView.isEditable && textView.isUserInteractionEnabled
      default: false
      }
    }
  }
#endif
