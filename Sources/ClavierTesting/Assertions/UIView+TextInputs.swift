#if canImport(UIKit)
  package import UIKit

  extension UIView {
    /// The visible text fields and text views among this view's descendants, in the order of the view tree.
    package var textInputs: [UIView] {
      subviews.flatMap { subview -> [UIView] in
        if subview.isHidden { return [] }
        return subview is UITextField || subview is UITextView ? [subview] : subview.textInputs
      }
    }

    /// The name of an input in reports: its accessibility identifier, its placeholder, or its class.
    package var inputName: String {
      let placeholder = (self as? UITextField)?.placeholder
      return ownName ?? placeholder.flatMap { $0.isEmpty ? nil : $0 } ?? "\(type(of: self))"
    }

    /// The accessibility identifier; nil if it is empty.
    var ownName: String? { accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } }

    /// Whether the view takes text: a text field, a text view, or an app's own `UIKeyInput` view.
    var isTextInput: Bool {
      self is UITextField || self is UITextView || (canBecomeFirstResponder && self is any UIKeyInput)
    }

    /// Whether the user can edit the view.
    var takesTyping: Bool {
      switch self {
      case let field as UITextField: field.isEnabled && field.isUserInteractionEnabled
      case let textView as UITextView: textView.isEditable && textView.isUserInteractionEnabled
      default: isTextInput && isUserInteractionEnabled
      }
    }

    /// Whether the view is a text view that cannot be edited, in which an app can place inputs.
    var mayContainInputs: Bool { (self as? UITextView)?.isEditable == false }

    /// The editable inputs among this view's descendants, except for inputs that a list creates.
    var inputsThatTakeTyping: [UIView] {
      subviews.flatMap { subview -> [UIView] in
        if subview.isHidden || subview.isRow || subview.isSectionPart { return [] }
        if subview.isTextInput, !subview.mayContainInputs { return subview.takesTyping ? [subview] : [] }
        return subview.takesTouches ? subview.inputsThatTakeTyping : []
      }
    }

    /// The editable inputs in this row, header, or footer, which may itself be an input.
    var elementInputs: [UIView] {
      if isTextInput { return takesTyping ? [self] : [] }
      return isUserInteractionEnabled ? inputsThatTakeTyping : []
    }

    /// Whether the user can touch the views inside this view, provided that this view is not hidden.
    var takesTouches: Bool { alpha >= 0.01 && isUserInteractionEnabled }

    /// Whether the view is in a window, and neither it nor a view that contains it is hidden or transparent.
    var canBeSeen: Bool {
      window != nil && !sequence(first: self, next: \.superview).contains { $0.isHidden || $0.alpha < 0.01 }
    }
  }

  extension UIViewController {
    /// The frontmost controller that is presented over this controller, or this controller if none is presented.
    var frontController: UIViewController {
      var front = self
      while let next = front.presentedViewController, !next.isBeingDismissed, !(next is UISearchController) {
        front = next
      }
      return front
    }

    /// Whether the accessory view of this controller or of a child contains an input that the user can edit.
    var hasInputInAccessoryView: Bool {
      #if os(visionOS)
        return false
      #else
        let bar = inputAccessoryView ?? inputAccessoryViewController?.inputView
        return bar?.elementInputs.isEmpty == false || children.contains(where: \.hasInputInAccessoryView)
      #endif
    }
  }

  extension UIWindow {
    /// The text fields and text views that the user can reach.
    ///
    /// If a controller is presented, only the inputs of the frontmost one count.
    package var frontTextInputs: [UIView] {
      let inputs = (rootViewController.map(frontView) ?? self).textInputs
      let covered = coveredViews
      return covered.isEmpty ? inputs : inputs.filter { input in !covered.contains(where: input.isDescendant) }
    }

    /// Returns the view of the frontmost controller that is presented over another controller, or the window.
    func frontView(over controller: UIViewController) -> UIView {
      let front = controller.frontController
      guard front !== controller, let view = front.viewIfLoaded, view.window === self else { return self }
      return view
    }
  }
#endif
