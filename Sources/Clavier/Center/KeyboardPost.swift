#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// A keyboard notification, decoded on the thread that posts it.
  ///
  /// Unchecked, and safe: all properties are constant, and the one that is not `Sendable` is set only on the main thread and
  /// read only on the main actor.
  final class KeyboardPost: @unchecked Sendable {
    let event: KeyboardEvent
    let content: Result<KeyboardInfo, KeyboardInfoError>
    let screen: KeyboardScreen

    /// The posted notification; nil if it was posted on another thread, which it must not leave.
    private let original: Notification?

    init?(_ notification: Notification) {
      guard let event = KeyboardEvent(notificationName: notification.name) else { return nil }
      self.event = event
      screen = KeyboardScreen(of: notification)
      original = MainQueue.isCurrent ? notification : nil
      do throws(KeyboardInfoError) {
        content = .success(try KeyboardInfo(userInfo: notification.userInfo))
      } catch {
        content = .failure(error)
      }
    }

    /// Returns the posted notification, or an equal one if that cannot be passed on.
    @MainActor func notification(with info: KeyboardInfo) -> Notification {
      original ?? Notification(name: event.notificationName, object: screen.screen, userInfo: info.userInfo)
    }
  }
#endif
