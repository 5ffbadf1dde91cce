public import Foundation

@_documentation(visibility: internal)
extension UIApplication {
  /// The notification that is posted when the user has taken a picture of the screen.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }

  /// The notification that is posted when the time of the device has changed.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }

  /// The notification that is posted when the protected data of the device becomes available.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }

  /// The notification that is posted before the protected data of the device becomes unavailable.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }

  /// Whether the protected data of the device is available, as it always is in the headless UIKit.
  public var isProtectedDataAvailable: Bool { true }

  // MARK: Remote notifications

  /// Asks the system for remote notifications.
  ///
  /// There is no server in the headless UIKit, so the delegate is notified that the registration failed.
  public func registerForRemoteNotifications() {
    HeadlessClock.schedule(after: 0) { [self] in
      let error = NSError(domain: NSCocoaErrorDomain, code: 3010)
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Ends remote notifications.
  public func unregisterForRemoteNotifications() {}

  /// Whether the app receives remote notifications, which it never does in the headless UIKit.
  public var isRegisteredForRemoteNotifications: Bool { false }

  // MARK: Icons

  /// Whether the app has several icons, which it never has in the headless UIKit.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the app's icon; nil for the main icon.
  public var alternateIconName: String? { nil }

  /// Changes the icon.
  ///
  /// This fails, because there are no other icons.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    let error = alternateIconName == nil ? nil : NSError(domain: NSCocoaErrorDomain, code: 3072)
    HeadlessClock.schedule(after: 0) { completionHandler(error) }
  }

  // MARK: Others

  /// The time that is left in the background; unlimited in the foreground.
  public var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .greatestFiniteMagnitude
  }

  /// Ignores touches until ``endIgnoringInteractionEvents()``.
  public func beginIgnoringInteractionEvents() {
    HeadlessWorld.state.ignoredInteractions += 1
  }

  /// Ends one call to ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {
    HeadlessWorld.state.ignoredInteractions = max(0, HeadlessWorld.state.ignoredInteractions - 1)
  }

  /// Whether touches are ignored.
  public var isIgnoringInteractionEvents: Bool { HeadlessWorld.state.ignoredInteractions > 0 }
}
