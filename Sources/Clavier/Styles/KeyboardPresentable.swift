#if canImport(UIKit)
  import ClavierCore
  public import Foundation

  /// The common part of ``CommonKeyboardPresentable`` and ``FullKeyboardPresentable``, which turns a notification into
  /// the arguments of their methods.
  ///
  /// The methods of this protocol look up the adopted protocols at run time. Therefore, a type can adopt both protocols
  /// without ambiguity, and a subclass can adopt a protocol that its superclass does not adopt. For a notification that
  /// is invalid, no method is called.
  @MainActor public protocol KeyboardPresentable: AnyObject {}

  extension KeyboardPresentable where Self: KeyboardObservable {
    /// Calls `keyboardWillBeShown` of each presentable protocol that the object adopts.
    public func keyboardWillBeShown(notification: Notification) {
      KeyboardPresentation.call(self, .willShow, with: notification)
    }

    /// Calls `keyboardWillBeHidden` of each presentable protocol that the object adopts.
    public func keyboardWillBeHidden(notification: Notification) {
      KeyboardPresentation.call(self, .willHide, with: notification)
    }

    /// Calls `keyboardWasShown` of each presentable protocol that the object adopts.
    public func keyboardWasShown(notification: Notification) {
      KeyboardPresentation.call(self, .didShow, with: notification)
    }

    /// Calls `keyboardWasHidden` of each presentable protocol that the object adopts.
    public func keyboardWasHidden(notification: Notification) {
      KeyboardPresentation.call(self, .didHide, with: notification)
    }
  }
#endif
