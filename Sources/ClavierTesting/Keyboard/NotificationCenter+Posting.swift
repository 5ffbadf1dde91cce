import Clavier
import Foundation

#if CLAVIER_HEADLESS
  import UIKit
#endif

extension NotificationCenter {
  /// Posts a keyboard notification.
  ///
  /// On Apple's systems, observers of the corresponding message of iOS 26 get it too. The headless UIKit needs a second post.
  func postKeyboardNotification(_ notification: Notification) {
    post(notification)
    #if CLAVIER_HEADLESS
      guard MainQueue.isCurrent else { return }
      // Unsafe, and safe here: this is the main thread, so the notification does not leave its thread.
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { HeadlessMessages.postMessage(of: notification, to: self) }
    #endif
  }
}
