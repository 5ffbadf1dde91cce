import Foundation

/// Moves the first responder and tells the keyboard, in UIKit's order.
///
/// | situation | order |
/// |---|---|
/// | a text field begins | did-begin-editing, then the keyboard hears of it |
/// | a text view begins | the keyboard hears of it, then did-begin-editing |
/// | editing ends | the keyboard hears of it, then did-end-editing |
/// | A gives way to B | A's did-end, B's did-begin, then the keyboard hears once, of B |
///
/// The first line is in a log of real notifications in OmniGroup's OUIDocumentRenameViewController, the second in a
/// trace by Craig Grummitt (2016).
@MainActor enum FirstResponder {
  /// The window whose first responder a responder would be.
  static func window(of responder: UIResponder) -> UIWindow? {
    if let view = responder as? UIView { return view.window }
    if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window }
    return responder.next.flatMap(window(of:))
  }

  static func become(_ responder: UIResponder) -> Bool {
    if responder.isFirstResponder { return true }
    guard let window = window(of: responder) else { return false }
    let editor = responder as? any EditingResponder
    guard editor?.editingShouldBegin() ?? true else { return false }
    if let previous = window.firstResponder {
      handOverDepth += 1
      let hasResigned = previous.resignFirstResponder()
      handOverDepth -= 1
      guard hasResigned, window.firstResponder == nil else {
        tellKeyboard()
        return false
      }
    }
    guard responder.canBecomeFirstResponder else {
      tellKeyboard()
      return false
    }
    window.firstResponder = responder
    if let scene = window.windowScene { HeadlessWorld.state.keyScene = scene }
    if !window.isKeyWindow, window.canBecomeKey { window.makeKey() }
    let announcesFirst = editor?.editingBeginsBeforeKeyboard ?? true
    if announcesFirst { editor?.editingDidBegin() }
    if HeadlessWorld.assumes(.scrollViewsScrollBeforeNotifications) { scrollToInput(responder) }
    tellKeyboard()
    if HeadlessWorld.assumes(.scrollViewsScrollAfterNotifications) {
      HeadlessClock.schedule(after: 0) { [weak responder] in if let responder { scrollToInput(responder) } }
    }
    if !announcesFirst, window.firstResponder === responder { editor?.editingDidBegin() }
    return responder.isFirstResponder
  }

  static func resign(_ responder: UIResponder, isForced: Bool = false) -> Bool {
    guard let window = window(of: responder), window.firstResponder === responder else { return true }
    let editor = responder as? any EditingResponder
    if !isForced {
      guard responder.canResignFirstResponder, editor?.editingShouldEnd() ?? true else { return false }
      // The delegate that was asked may have moved the focus itself.
      guard window.firstResponder === responder else { return true }
    }
    window.firstResponder = nil
    if handOverDepth == 0 { tellKeyboard() }
    editor?.editingDidEnd()
    return true
  }

  /// A view leaves its window and takes the first responder along if that is in its subtree.
  static func subtreeWillLeaveWindow(_ view: UIView) {
    guard let responder = view.window?.firstResponder else { return }
    let place = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    if let place, place.isDescendant(of: view) { _ = resign(responder, isForced: true) }
  }

  static func reloadInputViews(of responder: UIResponder) {
    guard responder.isFirstResponder else { return }
    let world = HeadlessWorld.state
    if world.hasInputSession, world.inputResponder === responder, wantsInput(responder) {
      HeadlessWorld.keyboard?.inputViewsDidReload(for: responder)
    } else {
      tellKeyboard()
    }
  }

  /// Scrolls the scroll view around an input with an animation of its own, so that the input is within the insets.
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

  /// Tells the keyboard who wants input now, unless it knows.
  static func tellKeyboard() {
    let world = HeadlessWorld.state
    let responder = world.keyScene.keyWindow?.firstResponder
    let wanting = responder.flatMap { wantsInput($0) ? $0 : nil }
    guard wanting != nil || world.hasInputSession, wanting == nil || wanting !== world.inputResponder else { return }
    world.inputResponder = wanting
    world.hasInputSession = wanting != nil
    if HeadlessWorld.assumes(.pendingLayoutIsDone) {
      for window in world.windows where !window.isHidden { window.layoutIfNeeded() }
    }
    HeadlessWorld.keyboard?.inputSessionDidChange(to: wanting)
  }

  /// Whether a first responder brings up the keyboard, or at least a view of its own in its place.
  static func wantsInput(_ responder: UIResponder) -> Bool {
    responder is any UIKeyInput || responder.inheritedInputView != nil
      || responder.inheritedInputAccessoryView != nil
  }

  /// Above zero while one responder gives way to another: the keyboard hears only of the second.
  private static var handOverDepth = 0
}

// The system looks for input views on the first responder and then up the chain.
extension UIResponder {
  var inheritedInputView: UIView? { inputView ?? next?.inheritedInputView }
  var inheritedInputAccessoryView: UIView? { inputAccessoryView ?? next?.inheritedInputAccessoryView }
}
