#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Makes this view first responder, and moves VoiceOver to it.
    ///
    /// When code moves focus, VoiceOver does not follow. Without this method, VoiceOver would stay on the button that
    /// the user pressed.
    ///
    /// - Returns: Whether the view became first responder. The result is false if a delegate does not allow editing.
    func takeFocus() -> Bool {
      guard becomeFirstResponder() else { return false }
      // A delegate may have moved focus when editing began.
      if isFirstResponder { UIAccessibility.post(notification: .layoutChanged, argument: self) }
      return true
    }
  }
#endif
