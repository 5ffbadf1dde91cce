public import Foundation

/// An object that handles touches and keyboard input, or forwards them to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
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
  ///
  /// - Returns: Whether the responder is currently the first responder.
  @discardableResult open func becomeFirstResponder() -> Bool {
    FirstResponder.become(self)
  }

  /// Whether the responder can resign first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Resigns first responder.
  ///
  /// - Returns: False only if the responder is the first responder and does not resign.
  @discardableResult open func resignFirstResponder() -> Bool {
    FirstResponder.resign(self)
  }

  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool {
    wasFirstResponder && FirstResponder.window(of: self)?.firstResponder === self
  }

  /// Whether the responder is or was the first responder of a window.
  ///
  /// A search for the first responder visits all views. Finding the window of each view would take most of that time.
  final var wasFirstResponder = false

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

  // MARK: Motion

  /// Called when a motion begins.
  ///
  /// The default implementation forwards it to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion ends.
  ///
  /// The default implementation forwards it to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion is interrupted.
  ///
  /// The default implementation forwards it to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Input views

  /// The view that replaces the keyboard; nil for the system's keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard; nil for none.
  open var inputAccessoryView: UIView? { nil }

  /// The controller of the view that replaces the keyboard, if ``inputView`` is nil.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller of the view above the keyboard, if ``inputAccessoryView`` is nil.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Updates the keyboard after the input views of the first responder have changed.
  open func reloadInputViews() {
    FirstResponder.reloadInputViews(of: self)
  }

  /// Called when a nib file was loaded, which never happens in the headless UIKit.
  @_documentation(visibility: internal)
  open func awakeFromNib() {}

  /// Called when Interface Builder shows the object, which never happens in the headless UIKit.
  @_documentation(visibility: internal)
  open func prepareForInterfaceBuilder() {}

  // MARK: Undo

  /// The nearest undo manager in the responder chain, which is the window's unless another responder has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Edit menu

  /// Moves the selection to the pasteboard.
  ///
  /// Like the other commands of the edit menu, it traps if the responder has no implementation.
  @_documentation(visibility: internal)
  open func cut(_ sender: Any?) { fail("cut(_:)") }

  /// Copies the selection to the pasteboard.
  @_documentation(visibility: internal)
  open func copy(_ sender: Any?) { fail("copy(_:)") }

  /// Replaces the selection with the pasteboard's content.
  @_documentation(visibility: internal)
  open func paste(_ sender: Any?) { fail("paste(_:)") }

  /// Selects the word at the caret.
  @_documentation(visibility: internal)
  open func select(_ sender: Any?) { fail("select(_:)") }

  /// Selects everything.
  @_documentation(visibility: internal)
  open func selectAll(_ sender: Any?) { fail("selectAll(_:)") }

  /// Deletes the selection.
  @_documentation(visibility: internal)
  open func delete(_ sender: Any?) { fail("delete(_:)") }

  private func fail(_ command: String) -> Never {
    preconditionFailure("\(type(of: self)) does not implement \(command).")
  }

  // MARK: Hooks for the views of this module

  /// Called when the bounds or the frame have changed.
  func geometryDidChange(from old: ViewGeometry) {}

  /// Called when the safe area has changed, before subclasses of the app are notified.
  func safeAreaDidChange() {}

  /// Called when a subview was added, removed, or moved.
  func subviewDidMove() {}

  /// Called when the user may have chosen a different text size.
  func contentSizeCategoryMayHaveChanged() {}

  /// Returns the position of the first or last baseline; nil without text.
  func textBaseline(isFirst: Bool) -> TextBaseline? { nil }

  // MARK: Accessibility

  /// Whether the object is an accessibility element.
  @_documentation(visibility: internal)
  @_nonoverride open var isAccessibilityElement: Bool {
    get { AccessibilityStore[self].isElement ?? (self is UIControl || self is UILabel || self is UITextView) }
    set { AccessibilityStore[self].isElement = newValue }
  }

  /// A short description of the object.
  @_documentation(visibility: internal)
  @_nonoverride open var accessibilityLabel: String? {
    get { AccessibilityStore[self].label ?? (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle }
    set { AccessibilityStore[self].label = newValue }
  }

  /// A description of the action that the object performs.
  @_documentation(visibility: internal)
  @_nonoverride open var accessibilityHint: String? {
    get { AccessibilityStore[self].hint }
    set { AccessibilityStore[self].hint = newValue }
  }

  /// The value of the object.
  @_documentation(visibility: internal)
  @_nonoverride open var accessibilityValue: String? {
    get { AccessibilityStore[self].value ?? ownAccessibilityValue }
    set { AccessibilityStore[self].value = newValue }
  }

  /// The frame on the screen, which defaults to the view's frame.
  @_documentation(visibility: internal)
  @_nonoverride open var accessibilityFrame: CGRect {
    get { AccessibilityStore[self].frame ?? ownAccessibilityFrame }
    set { AccessibilityStore[self].frame = newValue }
  }

  /// Whether VoiceOver ignores the elements in the object.
  @_documentation(visibility: internal)
  @_nonoverride open var accessibilityElementsHidden: Bool {
    get { AccessibilityStore[self].hidesElements }
    set { AccessibilityStore[self].hidesElements = newValue }
  }

  /// Whether VoiceOver ignores the siblings of the object.
  @_documentation(visibility: internal)
  @_nonoverride open var accessibilityViewIsModal: Bool {
    get { AccessibilityStore[self].isModal }
    set { AccessibilityStore[self].isModal = newValue }
  }

  /// The elements of the object, in order; nil for its subviews.
  @_documentation(visibility: internal)
  @_nonoverride open var accessibilityElements: [Any]? {
    get { AccessibilityStore[self].elements }
    set { AccessibilityStore[self].elements = newValue }
  }

  /// The actions that VoiceOver offers besides activation.
  @_documentation(visibility: internal)
  @_nonoverride open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { AccessibilityStore[self].actions }
    set { AccessibilityStore[self].actions = newValue }
  }

  /// Activates the object; returns false to let VoiceOver tap it.
  @_documentation(visibility: internal)
  @_nonoverride open func accessibilityActivate() -> Bool { false }

  /// Increments the value of an adjustable element.
  @_documentation(visibility: internal)
  @_nonoverride open func accessibilityIncrement() {}

  /// Decrements the value of an adjustable element.
  @_documentation(visibility: internal)
  @_nonoverride open func accessibilityDecrement() {}

  /// Leaves a modal view, and returns whether the object did so.
  @_documentation(visibility: internal)
  @_nonoverride open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action, and returns whether the object did so.
  @_documentation(visibility: internal)
  @_nonoverride open func accessibilityPerformMagicTap() -> Bool { false }

  @_documentation(visibility: internal)
  @_nonoverride open var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityStore[self].traits ?? ownAccessibilityTraits }
    set { AccessibilityStore[self].traits = newValue }
  }

  private var ownAccessibilityTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .none
    if self is UIButton { traits.insert(.button) }
    if self is UILabel { traits.insert(.staticText) }
    if self is UIImageView { traits.insert(.image) }
    if self is UISlider { traits.insert(.adjustable) }
    if let control = self as? UIControl {
      if control.isSelected { traits.insert(.selected) }
      if !control.isEnabled { traits.insert(.notEnabled) }
    }
    return traits
  }

  private var ownAccessibilityValue: String? {
    if let field = self as? UITextField { return field.isSecureTextEntry ? field.displayedText : field.text }
    return (self as? UITextView)?.text
  }

  private var ownAccessibilityFrame: CGRect {
    guard let view = self as? UIView, let window = view.window else { return .zero }
    let noWindow: UIWindow? = nil
    return window.convert(view.convert(view.bounds, to: window as UIView), to: noWindow)
  }
}
