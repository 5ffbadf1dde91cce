import Foundation

/// Simulates system events other than touches and the keyboard.
extension HeadlessWorld {
  /// Calls `didReceiveMemoryWarning()` of every controller in a window and posts the application's notification.
  public static func warnAboutMemory() {
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: state.application)
    for window in state.windows { window.rootViewController?.warnAboutMemory() }
  }
}

extension UIViewController {
  fileprivate func warnAboutMemory() {
    didReceiveMemoryWarning()
    for child in storedChildren { child.warnAboutMemory() }
    storedPresented?.warnAboutMemory()
  }
}
