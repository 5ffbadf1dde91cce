#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Becomes first responder and takes VoiceOver along.
    ///
    /// VoiceOver stays where it is when a program moves the focus: a reader would go on hearing the button that was
    /// pressed, while the keyboard types elsewhere.
    ///
    /// - Returns: Whether it did: not when a delegate refuses.
    func takeFocus() -> Bool {
      guard becomeFirstResponder() else { return false }
      // A delegate may have passed the focus on when editing began.
      if isFirstResponder { UIAccessibility.post(notification: .layoutChanged, argument: self) }
      return true
    }
  }
#endif
