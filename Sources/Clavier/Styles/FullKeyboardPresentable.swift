#if canImport(UIKit)
  public import ClavierCore
  public import Foundation

  /// A ``KeyboardObservable`` that wants everything a notification said.
  @MainActor public protocol FullKeyboardPresentable: AnyObject {
    /// The keyboard is about to come, or to change its height.
    func keyboardWillBeShown(keyboardInfo: KeyboardInfo)
    /// The keyboard is about to go.
    func keyboardWillBeHidden(keyboardInfo: KeyboardInfo)
    /// The keyboard has come. May be left out.
    func keyboardWasShown(keyboardInfo: KeyboardInfo)
    /// The keyboard has gone. May be left out.
    func keyboardWasHidden(keyboardInfo: KeyboardInfo)
  }

  extension FullKeyboardPresentable {
    public func keyboardWasShown(keyboardInfo: KeyboardInfo) {}
    public func keyboardWasHidden(keyboardInfo: KeyboardInfo) {}
  }

  extension FullKeyboardPresentable where Self: KeyboardObservable {
    public func keyboardWillBeShown(notification: Notification) {
      KeyboardPresentation.willBeShown(self, notification)
    }

    public func keyboardWillBeHidden(notification: Notification) {
      KeyboardPresentation.willBeHidden(self, notification)
    }

    public func keyboardWasShown(notification: Notification) {
      KeyboardPresentation.wasShown(self, notification)
    }

    public func keyboardWasHidden(notification: Notification) {
      KeyboardPresentation.wasHidden(self, notification)
    }
  }

  // A type that adopts both would otherwise have two equally good implementations, and not compile.
  extension FullKeyboardPresentable where Self: KeyboardObservable & CommonKeyboardPresentable {
    public func keyboardWillBeShown(notification: Notification) {
      KeyboardPresentation.willBeShown(self, notification)
    }

    public func keyboardWillBeHidden(notification: Notification) {
      KeyboardPresentation.willBeHidden(self, notification)
    }

    public func keyboardWasShown(notification: Notification) {
      KeyboardPresentation.wasShown(self, notification)
    }

    public func keyboardWasHidden(notification: Notification) {
      KeyboardPresentation.wasHidden(self, notification)
    }
  }
#endif
