import Foundation

/// A controller whose view replaces the keyboard or is shown above it.
///
/// A responder returns it as its ``UIResponder/inputViewController`` or ``UIResponder/inputAccessoryViewController``.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// The controller's view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { if let newValue { view = newValue } }
  }

  @_documentation(visibility: internal)
  open override func loadView() {
    view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 0), inputViewStyle: .keyboard)
  }

  /// Hides the keyboard by making the first responder resign.
  open func dismissKeyboard() {
    FirstResponder.keyboardWindow?.firstResponder?.resignFirstResponder()
  }

  @_documentation(visibility: internal)
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}

  @_documentation(visibility: internal)
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}

  @_documentation(visibility: internal)
  open func textWillChange(_ textInput: (any UITextInput)?) {}

  @_documentation(visibility: internal)
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
