public import Foundation
public import HeadlessEnumerations

/// One instance of the app's interface.
@MainActor open class UIScene: UIResponder {
  /// How far the scene is in the foreground.
  public typealias ActivationState = UISceneActivationState

  override init() {
    super.init()
  }

  /// How far the scene is in the foreground.
  open internal(set) var activationState = UIScene.ActivationState.foregroundActive

  /// What the app switcher calls the scene.
  open var title: String! = ""

  open override var next: UIResponder? { HeadlessWorld.state.application }

  /// Posted when a scene is connected.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// Posted when a scene is disconnected.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene becomes active.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// Posted when a scene is about to become inactive.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  /// Posted when a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
}
