public import Foundation
public import HeadlessEnumerations

/// The device on which the app runs.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private let idiom: UIUserInterfaceIdiom
  private var orientationListeners = 0

  init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// The current device.
  public static var current: UIDevice { HeadlessWorld.state.device }

  /// The name of the device.
  open var name: String { model }

  /// The model of the device.
  open var model: String { idiom == .pad ? "iPad" : "iPhone" }

  /// The idiom of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }

  /// The orientation of the device, which is the opposite of the interface's orientation in landscape.
  ///
  /// The orientation is unknown unless orientation notifications are being generated (Apple's documentation).
  open var orientation: UIDeviceOrientation {
    guard isGeneratingDeviceOrientationNotifications else { return .unknown }
    return switch HeadlessWorld.state.orientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }

  /// Whether orientation notifications are being generated.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

  /// Starts posting orientation notifications.
  ///
  /// Calls can be nested.
  open func beginGeneratingDeviceOrientationNotifications() {
    orientationListeners += 1
  }

  /// Ends one call to ``beginGeneratingDeviceOrientationNotifications()``.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  /// Plays the click of a key, if a visible input view or accessory view allows it.
  ///
  /// ``headlessInputClicks`` counts the clicks.
  @_documentation(visibility: internal)
  open func playInputClick() {
    guard let responder = HeadlessWorld.state.inputResponder else { return }
    let views = [responder.inheritedInputView, responder.inheritedInputAccessoryView]
    let clicks = views.contains { ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true }
    if clicks { headlessInputClicks += 1 }
  }

  /// The number of clicks that were played.
  public private(set) var headlessInputClicks = 0

  /// The states of the battery.
  @_documentation(visibility: internal)
  public typealias BatteryState = UIDeviceBatteryState

  /// Whether the app monitors the battery.
  @_documentation(visibility: internal)
  open var isBatteryMonitoringEnabled = false

  /// The charge of the battery, from 0 to 1; -1 while the battery is not monitored.
  @_documentation(visibility: internal)
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? battery.level : -1 }

  /// The state of the battery; unknown while it is not monitored.
  @_documentation(visibility: internal)
  open var batteryState: UIDevice.BatteryState { isBatteryMonitoringEnabled ? battery.state : .unknown }

  private var battery: (level: Float, state: BatteryState) = (1, .full)

  /// Changes the state of the battery, and posts notifications if the app monitors the battery.
  public func headlessSetBattery(level: Float, state: UIDevice.BatteryState) {
    let old = battery
    battery = (min(max(0, level), 1), state)
    guard isBatteryMonitoringEnabled else { return }
    if old.level != battery.level {
      NotificationCenter.default.post(name: UIDevice.batteryLevelDidChangeNotification, object: self)
    }
    if old.state != battery.state {
      NotificationCenter.default.post(name: UIDevice.batteryStateDidChangeNotification, object: self)
    }
  }

  /// Whether the app monitors the proximity sensor.
  @_documentation(visibility: internal)
  open var isProximityMonitoringEnabled = false

  /// Whether an object is close to the screen; always false in the headless UIKit.
  @_documentation(visibility: internal)
  open var proximityState: Bool { false }

  /// Whether the device can run several apps at the same time.
  @_documentation(visibility: internal)
  open var isMultitaskingSupported: Bool { true }

  /// The model in the user's language.
  @_documentation(visibility: internal)
  open var localizedModel: String { model }

  /// The name of the operating system.
  open var systemName: String { idiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the operating system.
  open var systemVersion: String { "\(HeadlessWorld.systemVersion).0" }

  /// An identifier that is the same for all apps of a developer; constant until the world is reset.
  @_documentation(visibility: internal)
  open var identifierForVendor: UUID? { vendor }
  private let vendor = UUID()

  /// The notification that is posted when the orientation changes, if its generation was requested.
  public nonisolated static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")

  /// The notification that is posted when the charge of the monitored battery changes.
  @_documentation(visibility: internal)
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }

  /// The notification that is posted when the state of the monitored battery changes.
  @_documentation(visibility: internal)
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
}

/// Returns the idiom of the device.
@_documentation(visibility: internal)
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
