import Foundation
import HeadlessEnumerations

/// Simulates the system's changes of the app's state when the user switches to something else.
///
/// The scene's notification precedes the app's; UIKit documents no order. The simulated keyboard determines the
/// notifications that it posts meanwhile.
extension HeadlessWorld {
  /// Makes the scene inactive, like a call, the app switcher or Control Center.
  public static func resignActive() {
    guard state.scene.activationState == .foregroundActive else { return }
    post(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
    state.scene.activationState = .foregroundInactive
  }

  /// Moves the scene to the background.
  ///
  /// An active scene becomes inactive first.
  public static func enterBackground() {
    guard state.scene.activationState != .background else { return }
    resignActive()
    state.scene.activationState = .background
    post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
  }

  /// Moves the scene to the foreground, where it is inactive.
  public static func enterForeground() {
    guard state.scene.activationState == .background else { return }
    post(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    state.scene.activationState = .foregroundInactive
  }

  /// Makes the scene active.
  ///
  /// A scene in the background enters the foreground first.
  public static func becomeActive() {
    guard state.scene.activationState != .foregroundActive else { return }
    enterForeground()
    state.scene.activationState = .foregroundActive
    post(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
  }

  private static func post(_ ofScene: NSNotification.Name, _ ofApplication: NSNotification.Name) {
    NotificationCenter.default.post(name: ofScene, object: state.scene)
    NotificationCenter.default.post(name: ofApplication, object: state.application)
  }
}
