#if canImport(UIKit)
  public import ClavierCore

  /// The methods of a ``KeyboardObservable`` that needs all values of the notification.
  ///
  /// - Important: Implement a method in the class that declares the conformance, and override it in subclasses. A method
  ///   that only a subclass implements is never called, because Swift binds the default implementation to the class that
  ///   declares the conformance, and nothing can detect it at run time. Give that class an empty implementation to
  ///   override.
  @MainActor public protocol FullKeyboardPresentable: KeyboardPresentable {
    /// The keyboard is about to appear, or to change its height.
    func keyboardWillBeShown(keyboardInfo: KeyboardInfo)
    /// The keyboard is about to disappear.
    func keyboardWillBeHidden(keyboardInfo: KeyboardInfo)
    /// The keyboard has appeared. Optional.
    func keyboardWasShown(keyboardInfo: KeyboardInfo)
    /// The keyboard has disappeared. Optional.
    func keyboardWasHidden(keyboardInfo: KeyboardInfo)
  }

  extension FullKeyboardPresentable {
    public func keyboardWasShown(keyboardInfo: KeyboardInfo) {}
    public func keyboardWasHidden(keyboardInfo: KeyboardInfo) {}
  }
#endif
