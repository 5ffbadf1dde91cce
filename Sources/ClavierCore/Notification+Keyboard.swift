public import Foundation

extension Notification {
  /// The event of this keyboard notification; nil if this is not a keyboard notification.
  public var keyboardEvent: KeyboardEvent? {
    KeyboardEvent(notificationName: name)
  }

  /// The values of this keyboard notification; nil if they cannot be read.
  ///
  /// To find out why the values cannot be read, use ``KeyboardInfo/init(userInfo:)``, which throws.
  public var keyboardInfo: KeyboardInfo? {
    try? KeyboardInfo(userInfo: userInfo)
  }
}
