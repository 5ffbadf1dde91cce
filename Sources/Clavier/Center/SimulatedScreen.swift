#if canImport(UIKit)
  import Foundation
  package import UIKit

  /// A screen of a different size that a test simulates with a window.
  @MainActor package enum SimulatedScreen {
    /// The window that represents the simulated screen.
    // Accesses are not checked for exclusivity, because the check takes time at each delivery. This is safe: no access
    // runs other code.
    @exclusivity(unchecked) package static weak var window: UIWindow?

    /// The bounds that replace those of the real screen, in points; nil if no screen is simulated.
    static var bounds: CGRect? {
      guard let window, window.isKeyWindow else { return nil }
      return window.bounds
    }
  }
#endif
