#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Tracks which input is being edited, through the notifications that text fields and text views post.
  ///
  /// A text field posts its notification before the keyboard notifications, and a text view posts it after them.
  /// Therefore, the tracker does not depend on this order.
  @MainActor final class EditedInputTracker {
    /// The input that is being edited.
    private(set) weak var input: UIView?

    private let search = FirstResponderSearch()
    private var observation: NotificationObservation?
    /// Called after ``input`` changes.
    var onChange: @MainActor () -> Void

    /// - Parameters:
    ///   - notificationCenter: The notification center that posts the notifications.
    ///   - input: The input that is already being edited, if it is known.
    ///   - onChange: A closure that is called after ``input`` changes.
    init(
      notificationCenter: NotificationCenter, input: UIView? = nil, onChange: @escaping @MainActor () -> Void = {}
    ) {
      self.input = input
      self.onChange = onChange
      let beginNames = [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
      let endNames = [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification]
      let names = beginNames + endNames
      observation = NotificationObservation(of: names, in: notificationCenter) { [weak self] notification in
        guard let input = notification.object as? UIView else { return }
        let isBegin = beginNames.contains(notification.name)
        MainQueue.run { [weak self] in
          if isBegin {
            self?.didBeginEditing(input)
          } else {
            self?.didEndEditing(input)
          }
        }
      }
    }

    func didBeginEditing(_ input: UIView) {
      guard self.input !== input else { return }
      // Delegates are called before observers. If a delegate moves focus when editing begins, the notification of
      // the field that lost focus therefore arrives last.
      if let current = self.input, current.isFirstResponder, !input.isFirstResponder { return }
      self.input = input
      onChange()
    }

    func didEndEditing(_ input: UIView) {
      guard self.input === input else { return }
      self.input = nil
      onChange()
    }

    /// Returns the input that is being edited within a view.
    ///
    /// The result can be an input that no notification has announced yet, or an input whose window has become key
    /// again.
    func input(in view: UIView) -> UIView? {
      if let input, input.isDescendant(of: view) { return input }
      // A view outside of a window cannot be first responder.
      return view.window == nil ? nil : search.announcedInput(in: view)
    }
  }
#endif
