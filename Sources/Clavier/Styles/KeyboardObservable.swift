#if canImport(UIKit)
  import ClavierCore
  public import Foundation

  /// A type that hears the keyboard by saying so.
  ///
  /// Adopt it together with ``CommonKeyboardPresentable``, ``FullKeyboardPresentable``, both, or a protocol of your
  /// own that implements the methods below; alone, implement the two required ones yourself.
  ///
  /// ```swift
  /// final class LoginViewController: UIViewController, KeyboardObservable, CommonKeyboardPresentable {
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     subscribeOnKeyboardNotifications()
  ///   }
  /// ```
  ///
  /// The subscriber is held weakly: nobody has to unsubscribe before it dies.
  @MainActor public protocol KeyboardObservable: AnyObject {
    /// Begins to hear the keyboard. To subscribe twice counts once.
    func subscribeOnKeyboardNotifications()
    /// Ceases to hear the keyboard.
    func unsubscribeFromKeyboardNotifications()

    /// The keyboard is about to come, or to change its height.
    func keyboardWillBeShown(notification: Notification)
    /// The keyboard is about to go.
    func keyboardWillBeHidden(notification: Notification)
    /// The keyboard has come. May be left out.
    func keyboardWasShown(notification: Notification)
    /// The keyboard has gone. May be left out.
    func keyboardWasHidden(notification: Notification)
  }

  extension KeyboardObservable {
    public func subscribeOnKeyboardNotifications() {
      KeyboardObservablePool.shared.add(self)
    }

    public func unsubscribeFromKeyboardNotifications() {
      KeyboardObservablePool.shared.remove(self)
    }

    public func keyboardWasShown(notification: Notification) {}
    public func keyboardWasHidden(notification: Notification) {}
  }
#endif
