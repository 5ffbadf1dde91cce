#if canImport(UIKit)
  import ClavierCore
  public import Foundation

  /// The parent protocol of ``CommonKeyboardPresentable`` and ``FullKeyboardPresentable``.
  ///
  /// The methods of this protocol convert a notification to the arguments of the two protocols' methods. The methods
  /// find out at run time which of the two protocols an object adopts. Therefore, a type can adopt both protocols
  /// without ambiguity, and a subclass can adopt a protocol that its superclass does not adopt. If a notification is
  /// invalid, no method is called.
  @MainActor public protocol KeyboardPresentable: AnyObject {}

  extension KeyboardPresentable where Self: KeyboardObservable {
    /// Calls `keyboardWillBeShown` of ``CommonKeyboardPresentable`` or ``FullKeyboardPresentable``, or of both if the
    /// object adopts both.
    public func keyboardWillBeShown(notification: Notification) {
      KeyboardPresentation.call(self, .willShow, with: notification)
    }

    /// Calls `keyboardWillBeHidden` of ``CommonKeyboardPresentable`` or ``FullKeyboardPresentable``, or of both if the
    /// object adopts both.
    public func keyboardWillBeHidden(notification: Notification) {
      KeyboardPresentation.call(self, .willHide, with: notification)
    }

    /// Calls `keyboardWasShown` of ``CommonKeyboardPresentable`` or ``FullKeyboardPresentable``, or of both if the
    /// object adopts both.
    public func keyboardWasShown(notification: Notification) {
      KeyboardPresentation.call(self, .didShow, with: notification)
    }

    /// Calls `keyboardWasHidden` of ``CommonKeyboardPresentable`` or ``FullKeyboardPresentable``, or of both if the
    /// object adopts both.
    public func keyboardWasHidden(notification: Notification) {
      KeyboardPresentation.call(self, .didHide, with: notification)
    }
  }
#endif
