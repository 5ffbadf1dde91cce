public import Foundation
public import HeadlessEnumerations

/// The app, which is the end of every responder chain and dispatches events.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The activation state of the app.
  public typealias State = UIApplicationState

  override init() {
    super.init()
  }

  /// The shared app.
  public static var shared: UIApplication { HeadlessWorld.state.application }

  /// The delegate.
  ///
  /// The reference is weak.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The window that became key last.
  open var keyWindow: UIWindow? { HeadlessWorld.state.keyScene.keyWindow }

  /// The windows of every scene, from back to front.
  open var windows: [UIWindow] {
    let windows = HeadlessWorld.state.windows.enumerated()
    return windows.sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    .map(\.element)
  }

  /// The scenes of the app.
  open var connectedScenes: Set<UIScene> { Set(HeadlessWorld.state.scenes) }

  /// The sessions of the scenes.
  @_documentation(visibility: internal)
  open var openSessions: Set<UISceneSession> { Set(HeadlessWorld.state.scenes.map(\.session)) }

  /// Whether the app supports several scenes.
  open var supportsMultipleScenes: Bool { true }

  /// Sends an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    guard HeadlessWorld.state.ignoredInteractions == 0 || event.type != .touches else { return }
    let windows = windows + [HeadlessWorld.state.inputWindow].compactMap { $0 }
    for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
  }

  /// The state of the app, which is that of its first scene in the headless UIKit.
  open var applicationState: UIApplication.State {
    switch HeadlessWorld.state.scene.activationState {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    default: .background
    }
  }

  /// Whether the idle timer is disabled, which keeps the screen on.
  open var isIdleTimerDisabled = false

  /// Returns whether another app can open a URL.
  ///
  /// In the headless UIKit, this is true for the URL schemes of the system's own apps.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel", "sms", "facetime", "maps", "app-settings"].contains(url.scheme?.lowercased())
  }

  /// Opens a URL in another app; in the headless UIKit, it is only added to ``headlessOpenedURLs``.
  @_documentation(visibility: internal)
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let canOpen = canOpenURL(url)
    if canOpen { headlessOpenedURLs.append(url) }
    guard let completion else { return }
    HeadlessClock.schedule(after: 0) { completion(canOpen) }
  }

  /// The URLs that the app has opened.
  public internal(set) var headlessOpenedURLs: [URL] = []

  /// The URL of the app's settings.
  @_documentation(visibility: internal)
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// The number on the app's icon.
  @_documentation(visibility: internal)
  open var applicationIconBadgeNumber = 0

  /// The tasks for which the app keeps running in the background for a limited time.
  var backgroundTasks: [Int: (@MainActor @Sendable () -> Void)?] = [:]
  private var lastBackgroundTask = 0

  /// Begins a task that the app finishes in the background.
  ///
  /// - Parameter handler: A closure that is called when the time in the background expires before the task has ended.
  @_documentation(visibility: internal)
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a task with a name that the app finishes in the background.
  @_documentation(visibility: internal)
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    backgroundTasks.updateValue(handler, forKey: lastBackgroundTask)
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Ends a task.
  @_documentation(visibility: internal)
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks[identifier.rawValue] = nil
  }

  /// Expires the app's time in the background, which calls the handlers of the tasks that have not ended.
  public func headlessExpireBackgroundTasks() {
    for (_, handler) in backgroundTasks.sorted(by: { $0.key < $1.key }) { handler?() }
  }

  /// The orientation of the interface.
  @_documentation(visibility: internal)
  open var statusBarOrientation: UIInterfaceOrientation { HeadlessWorld.state.orientation }

  /// The frame of the status bar.
  @_documentation(visibility: internal)
  open var statusBarFrame: CGRect { HeadlessWorld.state.scene.statusBarManager?.statusBarFrame ?? .zero }

  /// The layout direction of the app's language.
  open internal(set) var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// The text size that the user has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory { HeadlessPreferredSize.category }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// The notification that is posted when the app has launched.
  public nonisolated static let didFinishLaunchingNotification =
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  /// The notification that is posted when the app has become active.
  public nonisolated static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// The notification that is posted when the app is about to become inactive.
  public nonisolated static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// The notification that is posted when the app has entered the background.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The notification that is posted when the app is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// The notification that is posted when the app receives a memory warning.
  public nonisolated static let didReceiveMemoryWarningNotification =
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// The notification that is posted when the app is about to terminate.
  public nonisolated static let willTerminateNotification =
    NSNotification.Name("UIApplicationWillTerminateNotification")
}

@_documentation(visibility: internal)
extension UIApplication {
  /// The key of a reason why the app was launched, which is never known in the headless UIKit.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// The options with which the app is asked to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Simulates another app that opens a URL in this app, and returns whether the delegate has opened the URL.
  @discardableResult public func headlessReceive(_ url: URL, from application: String? = nil) -> Bool {
    var options: [OpenURLOptionsKey: Any] = [.openInPlace: false]
    options[.sourceApplication] = application
    return delegate?.application(self, open: url, options: options) ?? false
  }

  /// The options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}

/// The name of a task that the app finishes in the background.
@_documentation(visibility: internal)
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
