public import Foundation

/// Hears what happens to the app.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window.
  var window: UIWindow? { get set }
  /// The app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
}

// What is optional in Objective-C has a default here.
extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}
