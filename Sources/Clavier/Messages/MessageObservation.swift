#if canImport(UIKit) && !os(visionOS)
  import ClavierCore
  import Foundation
  import UIKit

  /// Observes the six keyboard messages that iOS 26 added, until the observation is deallocated.
  @available(iOS 26, *)
  @MainActor final class MessageObservation {
    private var tokens: [NotificationCenter.ObservationToken] = []

    /// Starts observing.
    ///
    /// - Parameters:
    ///   - notificationCenter: The notification center to which the messages are posted.
    ///   - receive: A closure that is called with the event, the values, and the screen, before the message's `post`
    ///     returns.
    init(
      in notificationCenter: NotificationCenter,
      _ receive: @escaping @MainActor (KeyboardEvent, KeyboardInfo, UIScreen) -> Void
    ) {
      func observe<Message: KeyboardMessage>(_ type: Message.Type) {
        tokens.append(
          notificationCenter.addObserver(for: type) { message in
            receive(Message.event, KeyboardInfo(of: message), message.screen)
          })
      }
      observe(UIResponder.KeyboardWillShowMessage.self)
      observe(UIResponder.KeyboardDidShowMessage.self)
      observe(UIResponder.KeyboardWillHideMessage.self)
      observe(UIResponder.KeyboardDidHideMessage.self)
      observe(UIResponder.KeyboardWillChangeFrameMessage.self)
      observe(UIResponder.KeyboardDidChangeFrameMessage.self)
    }
  }
#endif
