#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// One keyboard notification.
  struct KeyboardPost: Sendable {
    /// The six notifications, with the names that observations use.
    static let names: [(name: Notification.Name, title: String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]

    /// The name without "keyboard" and "Notification".
    let title: String
    /// The frames at the beginning and at the end, in screen coordinates.
    let start, end: CGRect
    /// The duration in seconds; nil if there is none.
    let duration: Double?
    /// Whether the keyboard belongs to this app.
    let isLocal: Bool
    /// Whether the object of the notification is a screen.
    let isFromScreen: Bool

    @MainActor init(_ notification: Notification, title: String) {
      self.title = title
      let values = notification.userInfo ?? [:]
      start = (values[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .null
      end = (values[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
      duration = (values[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
      isLocal = (values[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true
      isFromScreen = notification.object is UIScreen
    }

    /// Whether the notification announces that the keyboard appears or disappears.
    var isShowOrHide: Bool { title == "willShow" || title == "willHide" }
  }
#endif
