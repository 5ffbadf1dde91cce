public import Foundation
public import HeadlessEnumerations

/// The device the app runs on.
@MainActor open class UIDevice: NSObject {
  private let idiom: UIUserInterfaceIdiom
  private var orientationListeners = 0

  init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// The device the app runs on.
  public static var current: UIDevice { HeadlessWorld.state.device }

  /// The name its owner gave it.
  open var name: String { model }

  /// What kind of device it is, in words.
  open var model: String { idiom == .pad ? "iPad" : "iPhone" }

  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }

  /// How the device is held: the opposite of the interface's orientation when it lies on its side.
  open var orientation: UIDeviceOrientation {
    switch HeadlessWorld.state.orientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }

  /// Whether changes of the orientation are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

  /// Starts posting changes of the orientation.
  ///
  /// Calls nest.
  open func beginGeneratingDeviceOrientationNotifications() {
    orientationListeners += 1
  }

  /// Undoes one call of ``beginGeneratingDeviceOrientationNotifications()``.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  /// Posted when the device is turned, as long as somebody asked for it.
  public nonisolated static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
}
