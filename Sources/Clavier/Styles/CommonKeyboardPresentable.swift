#if canImport(UIKit)
  public import Foundation

  /// A ``KeyboardObservable`` that wants to know how much of the screen the keyboard covers, and for how long it
  /// moves.
  ///
  /// Heights are in points from the bottom edge of the screen: what is really covered, not the height of the
  /// keyboard's frame, which also counts what lies beyond the edge or floats. Durations are in seconds; 0 if the
  /// notification did not say.
  @MainActor public protocol CommonKeyboardPresentable: KeyboardPresentable {
    /// The keyboard is about to come, or to change its height.
    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval)
    /// The keyboard is about to go.
    func keyboardWillBeHidden(duration: TimeInterval)
    /// The keyboard has come. May be left out.
    func keyboardWasShown(keyboardHeight: CGFloat, duration: TimeInterval)
    /// The keyboard has gone. May be left out.
    func keyboardWasHidden(duration: TimeInterval)
  }

  extension CommonKeyboardPresentable {
    public func keyboardWasShown(keyboardHeight: CGFloat, duration: TimeInterval) {}
    public func keyboardWasHidden(duration: TimeInterval) {}
  }
#endif
