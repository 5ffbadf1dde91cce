public import Foundation

/// An object that answers to touches, to the keyboard and to actions, or passes them on to the next one.
@MainActor open class UIResponder: NSObject {
  /// Makes a responder that stands alone.
  public override init() {
    super.init()
  }

  /// The responder that hears what this one does not want; nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder would take the keyboard; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Asks to be the first responder of its window.
  ///
  /// The present one is asked to resign before ``canBecomeFirstResponder`` is.
  /// - Returns: whether the responder is the first one now.
  @discardableResult open func becomeFirstResponder() -> Bool {
    FirstResponder.become(self)
  }

  /// Whether the responder would give the keyboard away; true unless a subclass says otherwise.
  open var canResignFirstResponder: Bool { true }

  /// Gives up being the first responder.
  /// - Returns: true unless the responder is the first one and refuses.
  @discardableResult open func resignFirstResponder() -> Bool {
    FirstResponder.resign(self)
  }

  /// Whether the responder is the first one of its window.
  open var isFirstResponder: Bool {
    FirstResponder.window(of: self)?.firstResponder === self
  }

  // MARK: Touches

  /// Fingers landed.
  ///
  /// Passes them on unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  ///
  /// Passes them on unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  ///
  /// Passes them on unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system or a gesture recogniser took the touches away.
  ///
  /// Passes them on unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Input views

  /// The view that takes the place of the keyboard; nil for the system's own.
  open var inputView: UIView? { nil }

  /// The view on top of the keyboard; nil for none.
  open var inputAccessoryView: UIView? { nil }

  /// Tells the keyboard that the input views of the first responder have changed.
  open func reloadInputViews() {
    FirstResponder.reloadInputViews(of: self)
  }
}
