#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// From a notification to what the presentable protocols ask for.
  ///
  /// Asked at run time, so that a subclass that adopts one more protocol than its superclass is told as well. A
  /// notification that cannot be read tells nobody anything.
  @MainActor enum KeyboardPresentation {
    static func willBeShown(_ object: AnyObject, _ notification: Notification) {
      guard let info = notification.keyboardInfo else { return }
      (object as? any CommonKeyboardPresentable)?
        .keyboardWillBeShown(keyboardHeight: height(after: notification), duration: info.animation.duration)
      (object as? any FullKeyboardPresentable)?.keyboardWillBeShown(keyboardInfo: info)
    }

    static func willBeHidden(_ object: AnyObject, _ notification: Notification) {
      guard let info = notification.keyboardInfo else { return }
      (object as? any CommonKeyboardPresentable)?.keyboardWillBeHidden(duration: info.animation.duration)
      (object as? any FullKeyboardPresentable)?.keyboardWillBeHidden(keyboardInfo: info)
    }

    static func wasShown(_ object: AnyObject, _ notification: Notification) {
      guard let info = notification.keyboardInfo else { return }
      (object as? any CommonKeyboardPresentable)?
        .keyboardWasShown(keyboardHeight: height(after: notification), duration: info.animation.duration)
      (object as? any FullKeyboardPresentable)?.keyboardWasShown(keyboardInfo: info)
    }

    static func wasHidden(_ object: AnyObject, _ notification: Notification) {
      guard let info = notification.keyboardInfo else { return }
      (object as? any CommonKeyboardPresentable)?.keyboardWasHidden(duration: info.animation.duration)
      (object as? any FullKeyboardPresentable)?.keyboardWasHidden(keyboardInfo: info)
    }

    private static func height(after notification: Notification) -> CGFloat {
      let state = KeyboardCenter.shared.state(after: notification)
      return state.overlap(with: state.screen)
    }
  }
#endif
