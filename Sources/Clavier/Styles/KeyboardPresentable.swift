#if canImport(UIKit)
  import ClavierCore
  public import Foundation

  /// The common part of ``CommonKeyboardPresentable`` and ``FullKeyboardPresentable``: it turns a notification into the
  /// values that they ask for.
  ///
  /// It exists once and looks up the protocols at run time. So a type can adopt both without an ambiguity, and a subclass
  /// can adopt one more protocol than its superclass. A notification that cannot be read calls nothing.
  @MainActor public protocol KeyboardPresentable: AnyObject {}

  extension KeyboardPresentable where Self: KeyboardObservable {
    /// Calls the methods of the adopted protocols when the keyboard shows or changes its height.
    public func keyboardWillBeShown(notification: Notification) {
      guard let values = KeyboardPresentation(of: notification, for: self) else { return }
      values.common?.keyboardWillBeShown(keyboardHeight: values.height, duration: values.duration)
      values.full?.keyboardWillBeShown(keyboardInfo: values.info)
    }

    /// Calls the methods of the adopted protocols when the keyboard hides.
    public func keyboardWillBeHidden(notification: Notification) {
      guard let values = KeyboardPresentation(of: notification, for: self) else { return }
      values.common?.keyboardWillBeHidden(duration: values.duration)
      values.full?.keyboardWillBeHidden(keyboardInfo: values.info)
    }

    /// Calls the methods of the adopted protocols when the keyboard has shown.
    public func keyboardWasShown(notification: Notification) {
      guard let values = KeyboardPresentation(of: notification, for: self) else { return }
      values.common?.keyboardWasShown(keyboardHeight: values.height, duration: values.duration)
      values.full?.keyboardWasShown(keyboardInfo: values.info)
    }

    /// Calls the methods of the adopted protocols when the keyboard has hidden.
    public func keyboardWasHidden(notification: Notification) {
      guard let values = KeyboardPresentation(of: notification, for: self) else { return }
      values.common?.keyboardWasHidden(duration: values.duration)
      values.full?.keyboardWasHidden(keyboardInfo: values.info)
    }
  }
#endif
