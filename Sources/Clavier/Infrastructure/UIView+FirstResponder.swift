#if canImport(UIKit)
  package import UIKit

  extension UIView {
    /// The innermost first responder in this view and its subviews.
    ///
    /// A search bar reports that it is first responder while its text field is.
    var firstResponder: UIView? {
      for view in subviews {
        if let found = view.firstResponder { return found }
      }
      return isFirstResponder ? self : nil
    }

    /// The first responder in this view and its subviews, if it brings up a keyboard or its own input view.
    package var firstResponderInput: UIView? {
      firstResponder.flatMap { $0.bringsUpKeyboard ? $0 : nil }
    }

    /// Whether this view posts notifications when editing begins and ends, as UIKit's text controls do.
    var announcesEditing: Bool { self is UITextField || self is UITextView }
  }

  extension UIResponder {
    /// Whether this object brings up a keyboard or its own input view while it is first responder.
    ///
    /// For example, a text view that cannot be edited becomes first responder when its text is selected, but does not
    /// bring up a keyboard.
    var bringsUpKeyboard: Bool { takesText || hasInputView }

    /// Whether this object replaces the keyboard with an input view of its own.
    var hasInputView: Bool { inputView != nil || inputViewController != nil }

    /// Whether this object takes text input.
    var takesText: Bool {
      if let textView = self as? UITextView { return textView.isEditable }
      // Most inputs are text fields, and finding the protocol takes longer.
      return self is UITextField || self is any UIKeyInput
    }
  }

  extension UIViewController {
    /// The first responder among this view controller, its children, and the view controllers that they present.
    ///
    /// `presentedViewController` can also be a view controller that an ancestor presents. Such a view controller is
    /// searched together with the ancestor. `presentedViewController` is never a view controller that a child presents.
    var firstResponderController: UIViewController? {
      if isFirstResponder { return self }
      for child in children {
        if let found = child.firstResponderController { return found }
      }
      guard let presentedViewController, presentedViewController.presentingViewController === self else { return nil }
      return presentedViewController.firstResponderController
    }
  }
#endif
