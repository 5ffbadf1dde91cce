#if CLAVIER_HEADLESS
  package import UIKit

  extension KeyboardInput {
    /// Creates an input from a first responder.
    @MainActor package init(_ responder: UIResponder) {
      self.init()
      accessoryHeight = Self.first(\.inputAccessoryView, from: responder).map(Self.height) ?? 0
      inputViewHeight = Self.first(\.inputView, from: responder).map(Self.height)
      wantsKeys = responder is any UIKeyInput || inputViewHeight != nil
      guard let traits = responder as? any UITextInputTraits else { return }
      switch traits.keyboardType {
      case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: kind = .numberPad
      default: kind = .text
      }
      hasPredictiveBar = traits.autocorrectionType != .no || traits.isSecureTextEntry == true
    }

    /// Returns the view of the nearest responder in the chain that has one.
    @MainActor private static func first(_ view: KeyPath<UIResponder, UIView?>, from responder: UIResponder) -> UIView?
    {
      var current: UIResponder? = responder
      while let candidate = current {
        if let found = candidate[keyPath: view] { return found }
        current = candidate.next
      }
      return nil
    }

    @MainActor private static func height(of view: UIView) -> CGFloat {
      if view.bounds.height > 0 { return view.bounds.height }
      let intrinsic = view.intrinsicContentSize.height
      return intrinsic == UIView.noIntrinsicMetric ? 0 : intrinsic
    }
  }
#endif
