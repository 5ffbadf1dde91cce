public import Foundation

/// An object that handles touches and keyboard input, or forwards them to the next responder.
@MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder in the chain; nil at its end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder can become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes the responder the first responder of its window.
  ///
  /// The current first responder resigns before ``canBecomeFirstResponder`` is checked.
  /// - Returns: Whether the responder is the first responder now.
  @discardableResult open func becomeFirstResponder() -> Bool {
    FirstResponder.become(self)
  }

  /// Whether the responder can resign first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Resigns first responder.
  /// - Returns: False only if the responder is the first responder and does not resign.
  @discardableResult open func resignFirstResponder() -> Bool {
    FirstResponder.resign(self)
  }

  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool {
    FirstResponder.window(of: self)?.firstResponder === self
  }

  // MARK: Touches

  /// Called when touches begin.
  ///
  /// The default implementation forwards them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move.
  ///
  /// The default implementation forwards them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end.
  ///
  /// The default implementation forwards them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system or a gesture recognizer cancels touches.
  ///
  /// The default implementation forwards them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Input views

  /// The view that replaces the keyboard; nil for the system's keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard; nil for none.
  open var inputAccessoryView: UIView? { nil }

  /// Updates the keyboard after the input views of the first responder have changed.
  open func reloadInputViews() {
    FirstResponder.reloadInputViews(of: self)
  }
}
