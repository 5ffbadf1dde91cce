#if canImport(UIKit)
  import UIKit

  extension KeyboardInput {
    /// Creates the input for a view that is being edited.
    ///
    /// UIKit searches the responder chain for the view above the keyboard, and for the view that replaces the keyboard.
    /// The input's traits are not read: the tested keyboard determines the kind, and whether there is a predictive bar.
    @MainActor init(kind: KeyboardKind, of view: UIView) {
      self.init(kind: kind)
      #if !os(visionOS)
        let responders = sequence(first: view as UIResponder, next: \.next)
        let bar = responders.lazy.compactMap { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.inputView }
          .first
        // The window has the width of the simulated screen and keyboard, which the real screen may not have.
        let width = view.window?.bounds.width ?? UIScreen.main.bounds.width
        accessoryHeight = bar?.keyboardHeight(width: width) ?? 0
        // The `inputView` property of an input view controller is the controller's own view, not a view that replaces
        // the keyboard.
        let keys = responders.lazy
          .compactMap { ($0 is UIInputViewController ? nil : $0.inputView) ?? $0.inputViewController?.inputView }.first
        inputViewHeight = keys?.keyboardHeight(width: width)
      #endif
    }
  }
#endif
