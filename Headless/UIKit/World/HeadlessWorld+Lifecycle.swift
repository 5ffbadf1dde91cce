public import Foundation
import HeadlessEnumerations

/// Simulates how the system changes the app's state when the user switches to something else.
///
/// The scene's notification is posted before the app's notification. Apple does not document the order. The simulated
/// keyboard determines which keyboard notifications are posted during these changes.
extension HeadlessWorld {
  /// Launches the app: makes an object its delegate, and notifies it.
  ///
  /// The scene is not connected to a delegate: see ``connect(_:to:opening:)``.
  public static func launch(_ delegate: any UIApplicationDelegate) {
    state.application.delegate = delegate
    // The results matter only for a URL that the app should open.
    _ = delegate.application(state.application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(state.application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: state.application)
  }

  /// Connects a scene to its delegate, which usually creates a window, and makes the scene active.
  ///
  /// From then on, the delegate is notified instead of the app's delegate.
  ///
  /// - Parameters:
  ///   - scene: The scene, such as ``windowScene``, which is retained by the app.
  ///   - delegate: The delegate, which the scene retains.
  ///   - urls: The URLs that the app opens with the scene.
  public static func connect(_ scene: UIWindowScene, to delegate: any UISceneDelegate, opening urls: [URL] = []) {
    let options = UIScene.ConnectionOptions(urls: urls)
    _ = state.application.delegate?.application(
      state.application, configurationForConnecting: scene.session, options: options)
    scene.delegate = delegate
    scene.activationState = .unattached
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    delegate.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    scene.activationState = .foregroundActive
    delegate.sceneDidBecomeActive(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
  }

  /// Asks the scene's delegate to open URLs, as another app does.
  public static func openURLs(_ urls: [URL], in scene: UIWindowScene) {
    scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
  }

  /// Makes the scene inactive, as a phone call, the app switcher, or Control Center does.
  public static func resignActive() {
    guard state.scene.activationState == .foregroundActive else { return }
    tellDelegate({ $0.sceneWillResignActive(state.scene) }, { $0.applicationWillResignActive(state.application) })
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
    tellDelegate({ $0.sceneDidEnterBackground(state.scene) }, { $0.applicationDidEnterBackground(state.application) })
    post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
  }

  /// Moves the scene to the foreground, where it is inactive.
  public static func enterForeground() {
    guard state.scene.activationState == .background else { return }
    tellDelegate({ $0.sceneWillEnterForeground(state.scene) }, { $0.applicationWillEnterForeground(state.application) })
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
    tellDelegate({ $0.sceneDidBecomeActive(state.scene) }, { $0.applicationDidBecomeActive(state.application) })
    post(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
  }

  /// Notifies the scene's delegate, or the app's delegate if there are no scene delegates.
  private static func tellDelegate(
    _ ofScene: (any UISceneDelegate) -> Void, _ ofApplication: (any UIApplicationDelegate) -> Void
  ) {
    if let delegate = state.scene.delegate { return ofScene(delegate) }
    state.application.delegate.map(ofApplication)
  }

  private static func post(_ ofScene: NSNotification.Name, _ ofApplication: NSNotification.Name) {
    NotificationCenter.default.post(name: ofScene, object: state.scene)
    NotificationCenter.default.post(name: ofApplication, object: state.application)
  }
}
