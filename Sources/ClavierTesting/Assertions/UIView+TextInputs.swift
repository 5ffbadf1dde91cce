#if canImport(UIKit)
  package import UIKit

  extension UIView {
    /// The text fields and text views below this view that are not hidden, parents' order.
    package var textInputs: [UIView] {
      subviews.flatMap { subview -> [UIView] in
        if subview.isHidden { return [] }
        return subview is UITextField || subview is UITextView ? [subview] : subview.textInputs
      }
    }

    /// What a report calls an input: its accessibility identifier, else its placeholder, else its class.
    package var inputName: String {
      accessibilityIdentifier ?? (self as? UITextField)?.placeholder ?? "\(type(of: self))"
    }

    /// Whether a person could type here.
    var takesTyping: Bool {
      switch self {
      case let field as UITextField: field.isEnabled && field.isUserInteractionEnabled
      case let textView as UITextView: textView.isEditable && textView.isUserInteractionEnabled
      default: false
      }
    }
  }
#endif
