#if canImport(UIKit)
  public import ClavierCore

  /// Methods for a ``KeyboardObservable`` type that needs all values of the notification.
  ///
  /// - Important: To implement one of these methods in a subclass, also implement it in the class that declares the
  ///   conformance (an empty body is enough), and override it in the subclass. Otherwise, Swift calls the default
  ///   implementation instead of the subclass's method, and Clavier cannot detect this.
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
