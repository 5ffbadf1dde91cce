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
      guard let values = KeyboardPresentation.values(of: notification, for: self) else { return }
      values.common?.keyboardWillBeShown(keyboardHeight: values.height, duration: values.duration)
      values.full?.keyboardWillBeShown(keyboardInfo: values.info)
    }

    /// Calls `keyboardWillBeHidden` of each presentable protocol that the object adopts.
    public func keyboardWillBeHidden(notification: Notification) {
      guard let values = KeyboardPresentation.values(of: notification, for: self) else { return }
      values.common?.keyboardWillBeHidden(duration: values.duration)
      values.full?.keyboardWillBeHidden(keyboardInfo: values.info)
    }

    /// Calls `keyboardWasShown` of each presentable protocol that the object adopts.
    public func keyboardWasShown(notification: Notification) {
      guard let values = KeyboardPresentation.values(of: notification, for: self) else { return }
      values.common?.keyboardWasShown(keyboardHeight: values.height, duration: values.duration)
      values.full?.keyboardWasShown(keyboardInfo: values.info)
    }

    /// Calls `keyboardWasHidden` of each presentable protocol that the object adopts.
    public func keyboardWasHidden(notification: Notification) {
      guard let values = KeyboardPresentation.values(of: notification, for: self) else { return }
      values.common?.keyboardWasHidden(duration: values.duration)
      values.full?.keyboardWasHidden(keyboardInfo: values.info)
    }
  }
#endif
