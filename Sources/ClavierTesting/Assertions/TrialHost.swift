#if canImport(UIKit)
  import Foundation
  import UIKit

  /// What a trial of a screen needs from where it takes place.
  @MainActor
  package struct TrialHost {
    /// Which of the wished places there are here.
    var places: (_ wished: [TrialPlace]) -> [TrialPlace]
    /// Makes the place what it should be, and its keyboard.
    var prepare: (TrialPlace) throws -> SimulatedKeyboard
    /// The scene for the window.
    var scene: () -> UIWindowScene?
    /// Whether the keyboard comes and goes with the focus by itself.
    var followsFocus: Bool
    /// Lets everything come to rest.
    var settle: (SimulatedKeyboard) -> Void

    /// An app's test on a simulator: there is the one device that it simulates, held as it is, and its keyboard is driven
    /// by hand.
    package static var byHand: TrialHost {
      TrialHost(
        places: { wished in wished.filter { $0 == present } },
        prepare: { place in
          try SimulatedKeyboard(device: place.device, orientation: place.orientation, host: .byHand)
        },
        scene: { presentScene },
        followsFocus: false,
        settle: { $0.settle() })
    }

    private static var presentScene: UIWindowScene? {
      UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    /// The device that the process runs on, by its screen; `nil` when it is none of the known ones, as on visionOS.
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
