#if canImport(UIKit)
  import ClavierCore
  public import Foundation

  /// A type whose methods Clavier calls for keyboard notifications.
  ///
  /// Adopt this protocol together with ``CommonKeyboardPresentable``, ``FullKeyboardPresentable``, or both.
  /// ``CommonKeyboardPresentable`` and ``FullKeyboardPresentable`` implement the methods that have a notification as
  /// their argument, and call your methods, which have simpler arguments. If you adopt neither protocol, implement the
  /// two required methods yourself.
  ///
  /// ```swift
  /// final class LoginViewController: UIViewController, KeyboardObservable, CommonKeyboardPresentable {
  ///   let button = UIButton(type: .system)
  ///   lazy var buttonBottom = view.bottomAnchor.constraint(equalTo: button.bottomAnchor)
  ///
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     button.translatesAutoresizingMaskIntoConstraints = false
  ///     view.addSubview(button)
  ///     buttonBottom.isActive = true
  ///     subscribeOnKeyboardNotifications()
  ///   }
  ///
  ///   func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) {
  ///     buttonBottom.constant = keyboardHeight
  ///     view.animateConstraint(withDuration: duration)
  ///   }
  ///
  ///   func keyboardWillBeHidden(duration: TimeInterval) {
  ///     buttonBottom.constant = 0
  ///     view.animateConstraint(withDuration: duration)
  ///   }
  /// }
  /// ```
  ///
  /// Observers are held weakly, so you don't need to unsubscribe before an observer is deallocated.
  ///
  /// - Important: If a subclass implements one of these methods, the class that declares the conformance must implement
  ///   the method too, with an empty body if necessary. Otherwise, Swift calls the default implementation instead of
  ///   the subclass's method, and Clavier cannot detect the mistake.
  @MainActor public protocol KeyboardObservable: AnyObject {
    /// Starts observing the keyboard. Calling this method again has no effect.
    func subscribeOnKeyboardNotifications()
    /// Stops observing the keyboard.
    func unsubscribeFromKeyboardNotifications()

    /// Called when the keyboard is about to appear or change height.
    func keyboardWillBeShown(notification: Notification)
    /// Called when the keyboard is about to disappear.
    func keyboardWillBeHidden(notification: Notification)
    /// Called after the keyboard has appeared. This method is optional.
    func keyboardWasShown(notification: Notification)
    /// Called after the keyboard has disappeared. This method is optional.
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
