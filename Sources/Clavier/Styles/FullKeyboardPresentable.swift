#if canImport(UIKit)
  public import ClavierCore

  /// Methods for a ``KeyboardObservable`` type that needs all values of the notification.
  ///
  /// Each method is called only for the notification that it corresponds to, such as `willShow`. Unlike the methods of
  /// ``CommonKeyboardPresentable``, these methods are not called if the keyboard changes without a `willShow` or a
  /// `willHide`. To respond to corrections of the keyboard's state too, call
  /// ``KeyboardCenter/observeCorrections(owner:_:)``, or adopt ``CommonKeyboardPresentable`` as well.
  ///
  /// - Important: If a subclass implements one of these methods, the class that declares the conformance must implement
  ///   the method too, with an empty body if necessary. Otherwise, Swift calls the default implementation instead of
  ///   the subclass's method, and Clavier cannot detect the mistake.
  @MainActor public protocol FullKeyboardPresentable: KeyboardPresentable {
    /// Called when the keyboard is about to appear or change height.
    func keyboardWillBeShown(keyboardInfo: KeyboardInfo)
    /// Called when the keyboard is about to disappear.
    func keyboardWillBeHidden(keyboardInfo: KeyboardInfo)
    /// Called after the keyboard has appeared. This method is optional.
    func keyboardWasShown(keyboardInfo: KeyboardInfo)
    /// Called after the keyboard has disappeared. This method is optional.
    func keyboardWasHidden(keyboardInfo: KeyboardInfo)
  }

  extension FullKeyboardPresentable {
    public func keyboardWasShown(keyboardInfo: KeyboardInfo) {}
    public func keyboardWasHidden(keyboardInfo: KeyboardInfo) {}
  }
#endif
