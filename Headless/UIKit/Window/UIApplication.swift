public import Foundation
public import HeadlessEnumerations

/// The app itself: the end of every responder chain, and where events come in.
@MainActor open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public typealias State = UIApplicationState

  override init() {
    super.init()
  }

  /// The app.
  public static var shared: UIApplication { HeadlessWorld.state.application }

  /// Who hears what happens to the app.
  ///
  /// Not retained.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The window that was last made key.
  open var keyWindow: UIWindow? { HeadlessWorld.state.keyScene.keyWindow }

  /// The windows of every scene.
  open var windows: [UIWindow] { HeadlessWorld.state.windows }

  /// The scenes of the app.
  open var connectedScenes: Set<UIScene> { Set(HeadlessWorld.state.scenes) }

  /// Whether the app may show several scenes at once.
  open var supportsMultipleScenes: Bool { true }

  /// Hands an event to the windows that its touches landed in.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
  }

  /// The state of the most active scene.
  open var applicationState: UIApplication.State {
    switch HeadlessWorld.state.scene.activationState {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    default: .background
    }
  }

  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  /// The direction in which the app's language is read.
  open internal(set) var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// How large the user wants text to be.
  open var preferredContentSizeCategory: UIContentSizeCategory { HeadlessPreferredSize.category }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Posted when the app has launched.
  public nonisolated static let didFinishLaunchingNotification =
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app has become active.
  public nonisolated static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to become inactive.
  public nonisolated static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the app has entered the background.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is about to end.
  public nonisolated static let willTerminateNotification =
    NSNotification.Name("UIApplicationWillTerminateNotification")
}
