import Clavier
import Foundation

#if CLAVIER_HEADLESS
  import UIKit
#endif

extension NotificationCenter {
  /// Posts a keyboard notification.
  ///
  /// On Apple's systems, observers of the corresponding iOS 26 message are also called. On the headless UIKit, the
  /// message must be posted separately.
  func postKeyboardNotification(_ notification: Notification) {
    post(notification)
    #if CLAVIER_HEADLESS
      guard MainQueue.isCurrent else { return }
      // This is safe, because this code runs on the main thread, so the notification does not leave its thread.
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { HeadlessMessages.postMessage(of: notification, to: self) }
    #endif
  }
}
