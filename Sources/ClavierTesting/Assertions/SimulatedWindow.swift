#if canImport(UIKit)
  import Clavier
  import Foundation
  import UIKit

  /// A window that simulates the screen of a device on the screen of another device.
  ///
  /// The window has the size of the simulated screen, which may be larger than the real screen. The content of the
  /// window gets the simulated device's safe area and traits.
  final class SimulatedWindow: UIWindow {
    /// The height that the status bar or the sensor housing covers, in points.
    private(set) var safeAreaTop: CGFloat = 0

    /// Shows a screen on a device.
    convenience init(showing screen: UIViewController, in configuration: TrialConfiguration, scene: UIWindowScene) {
      self.init(windowScene: scene)
      frame = CGRect(origin: .zero, size: configuration.device.size(in: configuration.orientation))
      let container = SimulatedWindowController(screen, in: configuration)
      safeAreaTop = container.safeArea.top
      rootViewController = container
      SimulatedScreen.window = self
      makeKeyAndVisible()
      container.fitSafeArea()
    }
  }
#endif
