#if canImport(UIKit)
  public import Foundation

  /// The methods of a ``KeyboardObservable`` that needs the keyboard's height and the duration of its animation.
  ///
  /// Heights are in points from the bottom edge of the screen: what the keyboard covers, not the height of its frame,
  /// which includes parts beyond the edge and floating keyboards. Durations are in seconds; 0 if the notification has
  /// none.
  ///
  /// - Important: Implement a method in the class that declares the conformance, and override it in subclasses. A method
  ///   that only a subclass implements is never called, because Swift binds the default implementation to the class that
  ///   declares the conformance, and nothing can detect it at run time. Give that class an empty implementation to
  ///   override.
  @MainActor public protocol CommonKeyboardPresentable: KeyboardPresentable {
    /// The keyboard is about to appear, or to change its height.
    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval)
    /// The keyboard is about to disappear.
    func keyboardWillBeHidden(duration: TimeInterval)
    /// The keyboard has appeared. Optional.
    func keyboardWasShown(keyboardHeight: CGFloat, duration: TimeInterval)
    /// The keyboard has disappeared. Optional.
    func keyboardWasHidden(duration: TimeInterval)
  }

  extension CommonKeyboardPresentable {
    public func keyboardWasShown(keyboardHeight: CGFloat, duration: TimeInterval) {}
    public func keyboardWasHidden(duration: TimeInterval) {}
  }
#endif
