#if canImport(UIKit)
  import Clavier
  import Foundation
  import UIKit

  /// The environment in which screens are tested.
  @MainActor
  package struct TrialHost {
    /// Switches to a device and orientation, and returns the device's keyboard.
    var prepare: (TrialConfiguration) throws -> SimulatedKeyboard
    /// The scene for the window.
    var scene: () -> UIWindowScene?
    /// Shows a screen in a new window that is as large as the device's screen.
    var show: (_ screen: UIViewController, _ configuration: TrialConfiguration, _ scene: UIWindowScene) -> UIWindow
    /// Whether a window is still in use.
    ///
    /// Another test may have replaced the whole screen while this test was suspended.
    var isInUse: (UIWindow) -> Bool
    /// Whether the keyboard follows the first responder without calls from the test.
    var followsFocus: Bool
    /// Waits until nothing moves.
    var settle: (SimulatedKeyboard) -> Void
    /// Removes a window.
    var hide: (UIWindow) -> Void

    /// Any iOS simulator, in which a window simulates each device and the test controls a simulated keyboard.
    package static var simulator: TrialHost {
      TrialHost(
        prepare: { configuration in
          try SimulatedKeyboard(
            device: configuration.device, orientation: configuration.orientation, behavior: configuration.behavior,
            environment: .manual)
        },
        scene: {
          let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
          return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        },
        show: { screen, configuration, scene in SimulatedWindow(showing: screen, in: configuration, scene: scene) },
        isInUse: { window in
          SimulatedScreen.window === window
            && UIApplication.shared.connectedScenes.contains { $0 === window.windowScene }
        },
        followsFocus: false,
        settle: { keyboard in
          keyboard.settle()
          endTurn()
        },
        hide: { window in
          window.isHidden = true
          window.rootViewController = nil
        })
    }
  }
#endif
