public import Foundation
public import HeadlessEnumerations

/// An instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The activation state of a scene.
  public typealias ActivationState = UISceneActivationState

  override init() {
    super.init()
  }

  /// The activation state of the scene.
  open internal(set) var activationState = UIScene.ActivationState.foregroundActive

  /// The delegate.
  @_documentation(visibility: internal)
  open var delegate: (any UISceneDelegate)?

  /// What the system knows about the scene.
  @_documentation(visibility: internal)
  open var session: UISceneSession { storedSession }

  private lazy var storedSession: UISceneSession = {
    let session = UISceneSession(role: .windowApplication)
    session.scene = self
    return session
  }()

  /// The title in the app switcher.
  open var title: String! = ""

  open override var next: UIResponder? { HeadlessWorld.state.application }

  /// The notification that is posted when a scene is connected.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// The notification that is posted when a scene is disconnected.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// The notification that is posted when a scene has become active.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// The notification that is posted when a scene is about to become inactive.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// The notification that is posted when a scene is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  /// The notification that is posted when a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
}
