public import Foundation

extension Notification {
  /// The keyboard event that this notification announces, or `nil` when it is no keyboard notification.
  public var keyboardEvent: KeyboardEvent? {
    KeyboardEvent(notificationName: name)
  }

  /// What this notification says about the keyboard, or `nil` when it cannot be read.
  ///
  /// ``KeyboardInfo/init(userInfo:)`` says why it cannot.
  public var keyboardInfo: KeyboardInfo? {
    try? KeyboardInfo(userInfo: userInfo)
  }
}
