public import Foundation

/// The messages of keyboard notifications.
///
/// On Apple's systems, an observer of a message also gets the corresponding notification. Foundation on Linux does not
/// connect the two, so code in the headless UIKit that posts a keyboard notification also posts its message.
@MainActor public enum HeadlessMessages {
  /// Posts the message of a keyboard notification to the same center.
  ///
  /// A notification without a screen, or with a missing value, has no message.
  public static func postMessage(of notification: Notification, to notificationCenter: NotificationCenter) {
    post(UIResponder.KeyboardWillShowMessage.makeMessage(notification), to: notificationCenter)
    post(UIResponder.KeyboardDidShowMessage.makeMessage(notification), to: notificationCenter)
    post(UIResponder.KeyboardWillHideMessage.makeMessage(notification), to: notificationCenter)
    post(UIResponder.KeyboardDidHideMessage.makeMessage(notification), to: notificationCenter)
    post(UIResponder.KeyboardWillChangeFrameMessage.makeMessage(notification), to: notificationCenter)
    post(UIResponder.KeyboardDidChangeFrameMessage.makeMessage(notification), to: notificationCenter)
  }

  private static func post<Message>(_ message: Message?, to notificationCenter: NotificationCenter)
  where Message: KeyboardMessageForm & NotificationCenter.MainActorMessage, Message.Subject == UIScreen {
    guard let message else { return }
    notificationCenter.post(message, subject: message.screen)
  }
}
