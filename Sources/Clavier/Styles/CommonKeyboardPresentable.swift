#if canImport(UIKit)
  public import Foundation

  /// Methods for a ``KeyboardObservable`` type that needs the keyboard's height and the duration of its animation.
  ///
  /// Each height is how much of the screen the keyboard covers, in points from the bottom edge. The height of the
  /// keyboard's frame can be larger, because the frame can include parts below the screen. The height of a floating
  /// keyboard is 0. Each duration is in seconds, and is 0 if the notification has none.
  ///
  /// `keyboardWillBeShown` and `keyboardWillBeHidden` are also called, with a duration of 0, when the height changes
  /// without a notification (see ``KeyboardCenter/observeCorrections(owner:_:)``). For example, the height of a
  /// keyboard that appears while the app is inactive is known only when the app becomes active. If the height changes
  /// and neither a `willShow` nor a `willHide` is posted for the change, `keyboardWillBeShown` or
  /// `keyboardWillBeHidden` is called at the next `did` notification, for example, when an iPad's keyboard begins to
  /// float.
  ///
  /// If a view controller's accessory view stays on the screen when the keyboard hides, `keyboardWillBeShown` and
  /// `keyboardWasShown` are called with the height of that accessory view, instead of the methods for a hidden
  /// keyboard.
  ///
  /// - Important: If a subclass implements one of these methods, the class that declares the conformance must implement
  ///   the method too, with an empty body if necessary. Otherwise, Swift calls the default implementation instead of
  ///   the subclass's method, and Clavier cannot detect the mistake.
  @MainActor public protocol CommonKeyboardPresentable: KeyboardPresentable {
    /// Called when the keyboard is about to appear or change height.
    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval)
    /// Called when the keyboard is about to disappear.
    func keyboardWillBeHidden(duration: TimeInterval)
    /// Called after the keyboard has appeared. This method is optional.
    func keyboardWasShown(keyboardHeight: CGFloat, duration: TimeInterval)
    /// Called after the keyboard has disappeared. This method is optional.
    func keyboardWasHidden(duration: TimeInterval)
  }

  extension CommonKeyboardPresentable {
    public func keyboardWasShown(keyboardHeight: CGFloat, duration: TimeInterval) {}
    public func keyboardWasHidden(duration: TimeInterval) {}
  }
#endif
