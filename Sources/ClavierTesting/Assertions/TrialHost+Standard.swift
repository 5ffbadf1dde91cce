#if canImport(UIKit)
  #if CLAVIER_HEADLESS
    import UIKit

    extension TrialHost {
      /// The headless UIKit, which simulates any device.
      package static var standard: TrialHost {
        TrialHost(
          places: { $0 },
          prepare: { place in
            HeadlessWorld.reset(
              HeadlessDisplay(place.device), orientation: UIInterfaceOrientation(place.orientation))
            let keyboard = try SimulatedKeyboard(device: place.device, orientation: place.orientation)
            keyboard.connect()
            return keyboard
          },
          scene: { HeadlessWorld.windowScene },
          followsFocus: true,
          settle: { _ in HeadlessClock.advanceUntilIdle(limit: 2) })
      }
    }
  #else
    extension TrialHost {
      /// The simulator that runs the test.
      package static var standard: TrialHost { .byHand }
    }
  #endif
#endif
