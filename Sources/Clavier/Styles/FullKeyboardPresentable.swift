#if canImport(UIKit)
  public import ClavierCore

  /// A ``KeyboardObservable`` that wants everything a notification said.
  @MainActor public protocol FullKeyboardPresentable: KeyboardPresentable {
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
#endif
