import Foundation

/// Changes the first responder and notifies the keyboard, in UIKit's order.
///
/// | situation | order |
/// |---|---|
/// | a text field begins editing | did-begin-editing, then the keyboard is notified, by default |
/// | a text view begins editing | the keyboard is notified, then did-begin-editing |
/// | editing ends | the keyboard is notified, then did-end-editing |
/// | B replaces A | A's did-end, B's did-begin, then the keyboard is notified once, about B |
///
/// The source of the first row is a log of real notifications in OmniGroup's OUIDocumentRenameViewController. The
/// source of the second row is a trace by Craig Grummitt (2016). See the doubt "text-field-focus".
@MainActor enum FirstResponder {
  /// Returns the window whose first responder a responder can be.
  ///
  /// An input in the system's window for accessory views is the first responder of the key window.
  static func window(of responder: UIResponder) -> UIWindow? {
    if let view = responder as? UIView { return home(of: view.window) }
    if let controller = responder as? UIViewController { return home(of: controller.viewIfLoaded?.window) }
    return responder.next.flatMap(window(of:))
  }

  private static func home(of window: UIWindow?) -> UIWindow? {
    window is InputWindow ? keyboardWindow : window
  }

  /// The window whose first responder uses the keyboard.
  ///
  /// See the doubt "focus-window".
  static var keyboardWindow: UIWindow? {
    let state = HeadlessWorld.state
    guard HeadlessWorld.assumes(.focusLeavesKeyWindow), let focused = state.focusedWindow,
      focused.windowScene === state.keyScene, focused.firstResponder != nil
    else { return state.keyScene.keyWindow }
    return focused
  }

  static func become(_ responder: UIResponder) -> Bool {
    if responder.isFirstResponder { return true }
    guard let window = window(of: responder) else { return false }
    let editor = editor(of: responder)
    // Editing does not begin in an input that cannot become first responder, but the previous first responder resigns.
    if let editor, canBecome(responder), !editor.editingShouldBegin() { return false }
    if let previous = window.firstResponder {
      handOverDepth += 1
      let hasResigned = previous.resignFirstResponder()
      handOverDepth -= 1
      guard hasResigned, window.firstResponder == nil else {
        notifyKeyboard()
        return false
      }
    }
    guard canBecome(responder) else {
      notifyKeyboard()
      return false
    }
    window.firstResponder = responder
    if let scene = window.windowScene { HeadlessWorld.state.keyScene = scene }
    HeadlessWorld.state.focusedWindow = window
    if !window.isKeyWindow, window.canBecomeKey, HeadlessWorld.assumes(.focusMakesWindowKey) { window.makeKey() }
    let announcesFirst = editor?.editingBeginsBeforeKeyboard ?? true
    if announcesFirst { editor?.editingDidBegin() }
    if HeadlessWorld.assumes(.scrollViewsScrollBeforeNotifications) { scrollToInput(responder) }
    notifyKeyboard()
    // If focus moves while the keyboard is visible, the views that follow the keyboard scroll to the new input.
    if HeadlessWorld.dockedKeyboard != nil { HeadlessWorld.moveKeyboardFollowers() }
    if HeadlessWorld.assumes(.scrollViewsScrollAfterNotifications) {
      HeadlessClock.schedule(after: 0) { [weak responder] in if let responder { scrollToInput(responder) } }
    }
    if !announcesFirst, window.firstResponder === responder { editor?.editingDidBegin() }
    return responder.isFirstResponder
  }

  /// Returns whether the delegate of an input that is not the first responder allows editing to begin.
  ///
  /// See the doubt "focus-question".
  static func mayBegin(_ input: any EditingResponder & UIView) -> Bool {
    guard HeadlessWorld.assumes(.readingFocusAsks), !isQuiet, !input.isFirstResponder else { return true }
    return input.editingShouldBegin()
  }

  /// Returns whether a responder can become first responder, apart from what its delegate allows.
  static func canBecome(_ responder: UIResponder) -> Bool {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    return responder.canBecomeFirstResponder
  }

  /// Whether the system itself is reading `canBecomeFirstResponder`, in which case no delegate is asked.
  private static var isQuiet = false

  /// Returns a responder as an input; nil if the text cannot be edited.
  private static func editor(of responder: UIResponder) -> (any EditingResponder)? {
    (responder as? UITextView)?.isEditable == false ? nil : responder as? any EditingResponder
  }

  /// Makes the first responder resign.
  ///
  /// - Parameters:
  ///   - responder: The responder; if it is not the first responder, nothing happens.
  ///   - isForced: Whether the responder resigns even if it, or its delegate, does not allow that.
  ///   - hasSuccessor: Whether another responder in the chain can become first responder.
  /// - Returns: Whether the responder is no longer first responder.
  static func resign(_ responder: UIResponder, isForced: Bool = false, hasSuccessor: Bool = true) -> Bool {
    guard let window = window(of: responder), window.firstResponder === responder else { return true }
    let editor = editor(of: responder)
    if !isForced {
      guard responder.canResignFirstResponder, editor?.editingShouldEnd() ?? true else { return false }
      // The delegate may have changed the first responder.
      guard window.firstResponder === responder else { return true }
    }
    // Only the window that uses the keyboard passes focus on. Any other window would take the keyboard away from it.
    let passesFocus = hasSuccessor && handOverDepth == 0 && keyboardWindow === window
    window.firstResponder = nil
    let successor = passesFocus ? successor(of: responder, in: window) : nil
    _ = successor?.becomeFirstResponder()
    if handOverDepth == 0 { notifyKeyboard() }
    editor?.editingDidEnd()
    return true
  }

  /// Returns the responder that becomes first responder after another one has resigned.
  ///
  /// See the doubt "resign-focus".
  private static func successor(of responder: UIResponder, in window: UIWindow) -> UIResponder? {
    guard HeadlessWorld.assumes(.resigningFocusesNextResponder) else { return nil }
    // A search bar only forwards focus to its own text field. Another text field or text view is left out, because the
    // order in which the two would begin and end editing is not known.
    let chain = sequence(first: responder, next: \.next).dropFirst().filter {
      !($0 is UISearchBar || $0 is any EditingResponder)
    }
    return chain.first { $0.canBecomeFirstResponder && self.window(of: $0) === window }
  }

  /// Dismisses the keyboard because a drag has begun in a view.
  ///
  /// Apple documents that the keyboard is dismissed (`UIScrollView.KeyboardDismissMode.onDrag`). The input can be in
  /// the window of the accessory view, which `endEditing(_:)` of the dragged view's window does not search. A
  /// controller that only shows its accessory view has no keyboard, and stays first responder unless the accessory view
  /// is also dismissed.
  static func endEditing(around view: UIView, includesAccessoryView: Bool = false) {
    guard let responder = window(of: view)?.firstResponder else { return }
    if includesAccessoryView || responder is UIView || responder is any UIKeyInput { responder.resignFirstResponder() }
  }

  /// Makes the first responder resign if it is in the subtree of a view that leaves its window.
  static func subtreeWillLeaveWindow(_ view: UIView) {
    guard let responder = home(of: view.window)?.firstResponder else { return }
    let place = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let place, place.isDescendant(of: view) else { return }
    // The responders in the chain may leave the window too.
    _ = resign(responder, isForced: true, hasSuccessor: false)
  }

  /// Moves focus from a view that the app has hidden to the next input of the window; without one, editing ends.
  ///
  /// UIKit has no order of key views, so this is the order of the views. See the doubt "hidden-focus".
  static func didHide(_ view: UIView) {
    guard HeadlessWorld.assumes(.hiddenInputLosesFocus), let window = view.window else { return }
    let inputs = visibleInputs(in: window, including: view)
    let place = inputs.firstIndex { $0 === view } ?? 0
    for input in inputs[(place + 1)...] + inputs[..<place] where input.becomeFirstResponder() { return }
    view.resignFirstResponder()
  }

  private static func visibleInputs(in root: UIView, including hidden: UIView) -> [UIView] {
    if root === hidden || root is any UITextInput && root.takesKeys && canBecome(root) { return [root] }
    return root.subviews.filter { !$0.isHidden || hidden.isDescendant(of: $0) }.flatMap {
      visibleInputs(in: $0, including: hidden)
    }
  }

  static func reloadInputViews(of responder: UIResponder) {
    guard responder.isFirstResponder else { return }
    let world = HeadlessWorld.state
    if world.hasInputSession, world.inputResponder === responder, requiresInput(responder) {
      HeadlessWorld.updateInputWindow(for: responder)
      HeadlessWorld.keyboard?.inputViewsDidReload(for: responder)
    } else {
      notifyKeyboard()
    }
  }

  /// Scrolls an input into the insets of its scroll view, with a separate animation.
  ///
  /// See the doubt "system-scrolling".
  private static func scrollToInput(_ responder: UIResponder) {
    guard responder.isFirstResponder, let input = responder as? UIView, input is any UITextInput else { return }
    let around = sequence(first: input, next: \.superview).dropFirst()
    guard let scrollView = around.lazy.compactMap({ $0 as? UIScrollView }).first, !scrollView.isTracking else { return }
    scrollView.layoutIfNeeded()
    var rect = input.bounds
    if let textView = input as? UITextView, let caret = textView.selectedTextRange?.end {
      rect = textView.caretRect(for: caret)
    }
    scrollView.scrollRectToVisible(input.convert(rect, to: scrollView), animated: true)
  }

  /// Notifies the keyboard if the responder that requires it has changed.
  static func notifyKeyboard() {
    let world = HeadlessWorld.state
    let responder = keyboardWindow?.firstResponder
    let wanting = responder.flatMap { requiresInput($0) ? $0 : nil }
    guard wanting != nil || world.hasInputSession, wanting == nil || wanting !== world.inputResponder else { return }
    world.inputResponder = wanting
    world.hasInputSession = wanting != nil
    if HeadlessWorld.assumes(.pendingLayoutIsDone) {
      for window in world.windows where !window.isHidden { window.layoutIfNeeded() }
    }
    HeadlessWorld.updateInputWindow(for: wanting)
    HeadlessWorld.keyboard?.inputSessionDidChange(to: wanting)
  }

  /// Returns whether a first responder requires the keyboard, or has an input view or an accessory view.
  static func requiresInput(_ responder: UIResponder) -> Bool {
    responder.takesKeys || responder.inheritedInputView != nil || responder.inheritedInputAccessoryView != nil
  }

  /// Greater than 0 while one responder replaces another, so that the keyboard is notified only about the second.
  private static var handOverDepth = 0
}

extension UIResponder {
  /// Whether keys change the responder's text.
  ///
  /// A text view that cannot be edited has focus only for its selection.
  package var takesKeys: Bool { self is any UIKeyInput && (self as? UITextView)?.isEditable != false }
}

// The system searches for input views from the first responder up the responder chain.
extension UIResponder {
  /// The view that replaces the keyboard: the nearest one in the responder chain, including those of input view
  /// controllers.
  package var inheritedInputView: UIView? {
    // An input view controller's own property is its view, not the view that replaces the keyboard.
    let own = self is UIInputViewController ? nil : inputView
    return own ?? inputViewController?.inputView ?? next?.inheritedInputView
  }

  /// The view above the keyboard: the nearest one in the responder chain, including those of input accessory view
  /// controllers.
  package var inheritedInputAccessoryView: UIView? {
    inputAccessoryView ?? inputAccessoryViewController?.inputView ?? next?.inheritedInputAccessoryView
  }
}
