#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The environment in which screens are tested.
  @MainActor
  package struct TrialHost {
    /// Returns the requested places that this environment supports.
    var places: (_ wished: [TrialPlace]) -> [TrialPlace]
    /// Switches to a place and returns its keyboard.
    var prepare: (TrialPlace) throws -> SimulatedKeyboard
    /// The scene for the window.
    var scene: () -> UIWindowScene?
    /// Whether the keyboard follows the first responder without calls from the test.
    var followsFocus: Bool
    /// Waits until nothing moves.
    var settle: (SimulatedKeyboard) -> Void

    /// An iOS simulator: its own device in its current orientation, with a keyboard that the test controls.
    package static var byHand: TrialHost {
      TrialHost(
        places: { wished in wished.filter { $0 == present } },
        prepare: { place in
          try SimulatedKeyboard(device: place.device, orientation: place.orientation, environment: .manual)
        },
        scene: { presentScene },
        followsFocus: false,
        settle: { $0.settle() })
    }

    private static var presentScene: UIWindowScene? {
      UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    /// The device that runs the process, identified by its screen; `nil` if it is unknown, as on visionOS.
    static var present: TrialPlace? {
      #if os(visionOS)
        return nil
      #else
        guard let scene = presentScene else { return nil }
        let size = scene.screen.bounds.size
        let isPad = scene.traitCollection.userInterfaceIdiom == .pad
        return TrialPlace.all().first { place in
          place.device.size(in: place.orientation) == size && (place.device.idiom == .pad) == isPad
        }
      #endif
    }
  }
#endif
