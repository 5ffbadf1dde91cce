#if CLAVIER_HEADLESS
  package import UIKit

  extension KeyboardInput {
    /// Creates an input from a first responder.
    @MainActor package init(_ responder: UIResponder) {
      self.init()
      let width = UIScreen.main.bounds.width
      accessoryHeight = responder.inheritedInputAccessoryView?.keyboardHeight(width: width) ?? 0
      inputViewHeight = responder.inheritedInputView?.keyboardHeight(width: width)
      wantsKeys = responder.takesKeys || inputViewHeight != nil
      guard let traits = responder as? any UITextInputTraits else { return }
      switch traits.keyboardType {
      case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: kind = .numberPad
      default: kind = .text
      }
      hasPredictiveBar = traits.autocorrectionType != .no || traits.isSecureTextEntry == true
    }
  }
#endif
