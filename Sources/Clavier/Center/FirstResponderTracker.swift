#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Knows which text field or text view is being edited, from the notifications that both post.
  ///
  /// A text field says so before the keyboard's notifications, a text view after them, so nothing may depend on the
  /// order.
  @MainActor final class FirstResponderTracker {
    /// The input being edited.
    private(set) weak var input: UIView?

    private var observation: NotificationObservation?
    private let onChange: @MainActor () -> Void

    /// - Parameter input: What is known to be edited already.
    init(
      notificationCenter: NotificationCenter, input: UIView? = nil, onChange: @escaping @MainActor () -> Void = {}
    ) {
      self.input = input
      self.onChange = onChange
      let begins = [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
      let ends = [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification]
      observation = NotificationObservation(of: begins + ends, in: notificationCenter) { [weak self] notification in
        guard let input = notification.object as? UIView else { return }
        let begins = begins.contains(notification.name)
        MainQueue.run { [weak self] in
          if begins {
            self?.didBeginEditing(input)
          } else {
            self?.didEndEditing(input)
          }
        }
      }
    }

    func didBeginEditing(_ input: UIView) {
      guard self.input !== input else { return }
      // A delegate that passes the focus on as editing begins is told before everybody else: the news of the field that gave
      // the focus away comes last.
      if let present = self.input, present.isFirstResponder, !input.isFirstResponder { return }
      self.input = input
      onChange()
    }

    func didEndEditing(_ input: UIView) {
      guard self.input === input else { return }
      self.input = nil
      onChange()
    }

    /// The input being edited within a view, also if no notification has named it (yet).
    func input(in view: UIView) -> UIView? {
      if let input { return input.isDescendant(of: view) ? input : nil }
      return view.firstResponderInput.flatMap { $0.announcesEditing ? $0 : nil }
    }
  }
#endif
