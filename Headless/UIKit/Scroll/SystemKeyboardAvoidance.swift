import Dispatch
import Foundation

/// The automatic keyboard avoidance of a table view controller: an inset below the content, and scrolling the input
/// into view.
///
/// Only the adjusted inset includes this inset. The content inset and the safe area do not. This was logged on a device
/// (Stack Overflow 51548265, from 2018).
@MainActor final class SystemKeyboardAvoidance {
  @Unretained private var scrollView: UIScrollView?
  private var observers: [any NSObjectProtocol] = []
  /// The frame of the keyboard in screen coordinates; nil while it is hidden.
  private var keyboard: CGRect?

  /// Starts observing the keyboard for a scroll view.
  func start(for scrollView: UIScrollView) {
    self.scrollView = scrollView
    guard observers.isEmpty else { return }
    observe(UIResponder.keyboardWillShowNotification) { $0.keyboardWillMove(to: $1) }
    observe(UIResponder.keyboardWillChangeFrameNotification) { $0.keyboardWillMove(to: $1) }
    observe(UIResponder.keyboardWillHideNotification) { avoidance, _ in avoidance.keyboardWillMove(to: nil) }
    for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
      observe(name) { avoidance, _ in avoidance.showInput() }
    }
  }

  /// Stops observing and removes the inset.
  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    keyboard = nil
    scrollView?.keyboardInset = 0
  }

  isolated deinit {
    stop()
  }

  private func observe(
    _ name: Notification.Name, _ act: @escaping @MainActor (SystemKeyboardAvoidance, CGRect?) -> Void
  ) {
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
      let frame = ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { if let self { act(self, frame) } }
    }
    observers.append(observer)
  }

  private func keyboardWillMove(to frame: CGRect?) {
    guard let scrollView, let window = scrollView.window else { return }
    let screen = window.screen.bounds
    // Only a keyboard at the bottom of the screen covers content.
    keyboard = frame.flatMap { $0.height > 0 && $0.minY < screen.maxY && $0.maxY >= screen.maxY ? $0 : nil }
    guard let keyboard else { return scrollView.keyboardInset = 0 }
    let visible = scrollView.convert(scrollView.bounds, to: nil)
    let onScreen: UIWindow? = nil
    scrollView.keyboardInset = max(0, window.convert(visible, to: onScreen).maxY - keyboard.minY)
    showInput()
  }

  /// Scrolls by the minimum distance that makes the input visible.
  private func showInput() {
    guard keyboard != nil, let scrollView, let input = scrollView.window?.firstResponder as? UIView,
      input.isDescendant(of: scrollView), !scrollView.isDragging
    else { return }
    scrollView.layoutIfNeeded()
    var rect = input.bounds
    if let textView = input as? UITextView, let caret = textView.selectedTextRange?.end {
      rect = textView.caretRect(for: caret)
    }
    scrollView.scrollRectToVisible(input.convert(rect, to: scrollView), animated: false)
  }
}
