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
  open var orientation: UIDeviceOrientation {
    switch HeadlessWorld.state.orientation {
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

  /// Ends one call of ``beginGeneratingDeviceOrientationNotifications()``.
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
}

/// Returns the idiom of the device.
@_documentation(visibility: internal)
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
