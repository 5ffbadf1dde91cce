#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Makes this view first responder, and moves VoiceOver to it.
    ///
    /// VoiceOver does not follow when code moves focus. Without this method, it would stay on the button that the
    /// user pressed.
    ///
    /// - Returns: Whether the view became first responder. It does not if a delegate does not allow editing.
    func takeFocus() -> Bool {
      guard becomeFirstResponder() else { return false }
      // A delegate may have moved focus when editing began.
      if isFirstResponder { UIAccessibility.post(notification: .layoutChanged, argument: self) }
      return true
    }
  }
#endif
