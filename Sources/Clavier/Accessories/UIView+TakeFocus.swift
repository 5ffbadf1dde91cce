#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Becomes first responder, and moves VoiceOver to this view.
    ///
    /// VoiceOver does not follow when a program moves focus. Without this, it would stay on the pressed button.
    ///
    /// - Returns: Whether the view became first responder. It does not if a delegate refuses.
    func takeFocus() -> Bool {
      guard becomeFirstResponder() else { return false }
      // A delegate may have moved focus when editing began.
      if isFirstResponder { UIAccessibility.post(notification: .layoutChanged, argument: self) }
      return true
    }
  }
#endif
