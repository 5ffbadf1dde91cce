#if canImport(UIKit)
  import ClavierCore
  public import Foundation

  /// What ``CommonKeyboardPresentable`` and ``FullKeyboardPresentable`` have in common: the way from a notification to what
  /// they ask for.
  ///
  /// It stands once and asks at run time. So a type may adopt both without having two equally good implementations, and a
  /// subclass that adopts one more protocol than its superclass is told as well. A notification that cannot be read tells
  /// nobody anything.
  @MainActor public protocol KeyboardPresentable: AnyObject {}

  extension KeyboardPresentable where Self: KeyboardObservable {
    public func keyboardWillBeShown(notification: Notification) {
      guard let info = notification.keyboardInfo else { return }
      (self as? any CommonKeyboardPresentable)?
        .keyboardWillBeShown(keyboardHeight: height(after: notification), duration: info.animation.duration)
      (self as? any FullKeyboardPresentable)?.keyboardWillBeShown(keyboardInfo: info)
    }

    public func keyboardWillBeHidden(notification: Notification) {
      guard let info = notification.keyboardInfo else { return }
      (self as? any CommonKeyboardPresentable)?.keyboardWillBeHidden(duration: info.animation.duration)
      (self as? any FullKeyboardPresentable)?.keyboardWillBeHidden(keyboardInfo: info)
    }

    public func keyboardWasShown(notification: Notification) {
      guard let info = notification.keyboardInfo else { return }
      (self as? any CommonKeyboardPresentable)?
        .keyboardWasShown(keyboardHeight: height(after: notification), duration: info.animation.duration)
      (self as? any FullKeyboardPresentable)?.keyboardWasShown(keyboardInfo: info)
    }

    public func keyboardWasHidden(notification: Notification) {
      guard let info = notification.keyboardInfo else { return }
      (self as? any CommonKeyboardPresentable)?.keyboardWasHidden(duration: info.animation.duration)
      (self as? any FullKeyboardPresentable)?.keyboardWasHidden(keyboardInfo: info)
    }

    private func height(after notification: Notification) -> CGFloat {
      let state = KeyboardCenter.shared.state(after: notification)
      return state.overlap(with: state.screen)
    }
  }
#endif
