#if canImport(UIKit)
  public import ClavierCore

  /// The methods of a ``KeyboardObservable`` that needs all values of the notification.
  ///
  /// - Important: Implement a method in the class that declares the conformance, and override it in subclasses. A
  ///   method that only a subclass implements is never called, because Swift binds the default implementation to the
  ///   class that declares the conformance, and nothing can detect this at run time. If the class does not need the
  ///   method, give it an empty implementation that subclasses can override.
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
