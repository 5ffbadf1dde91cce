import Foundation
import HeadlessEnumerations

/// What the system does with the app when the user turns to something else.
///
/// The scene's notification comes before the app's; UIKit documents no order. Whoever plays the keyboard decides what the
/// keyboard posts meanwhile.
extension HeadlessWorld {
  /// Makes the scene inactive, as a call, the app switcher or Control Center does.
  public static func resignActive() {
    guard state.scene.activationState == .foregroundActive else { return }
    post(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
    state.scene.activationState = .foregroundInactive
  }

  /// Takes the scene off the screen; one that is active becomes inactive first.
  public static func enterBackground() {
    guard state.scene.activationState != .background else { return }
    resignActive()
    state.scene.activationState = .background
    post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
  }

  /// Brings the scene back to the screen, inactive as yet.
  public static func enterForeground() {
    guard state.scene.activationState == .background else { return }
    post(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    state.scene.activationState = .foregroundInactive
  }

  /// Makes the scene active; one that is in the background enters the foreground first.
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
