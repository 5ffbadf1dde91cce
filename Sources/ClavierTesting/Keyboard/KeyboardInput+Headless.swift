#if CLAVIER_HEADLESS
  package import UIKit

  extension KeyboardInput {
    /// Creates an input from a first responder.
    @MainActor package init(_ responder: UIResponder) {
      self.init()
      accessoryHeight = responder.inheritedInputAccessoryView.map(Self.height) ?? 0
      inputViewHeight = responder.inheritedInputView.map(Self.height)
      wantsKeys = responder is any UIKeyInput || inputViewHeight != nil
      guard let traits = responder as? any UITextInputTraits else { return }
      switch traits.keyboardType {
      case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: kind = .numberPad
      default: kind = .text
      }
      hasPredictiveBar = traits.autocorrectionType != .no || traits.isSecureTextEntry == true
    }

    @MainActor private static func height(of view: UIView) -> CGFloat {
      if view.bounds.height > 0 { return view.bounds.height }
      let intrinsic = view.intrinsicContentSize.height
      return intrinsic == UIView.noIntrinsicMetric ? 0 : intrinsic
    }
  }
#endif
