#if canImport(UIKit)
  import Foundation
  import UIKit

  #if CLAVIER_HEADLESS

    extension TrialHost {
      /// The headless UIKit, which simulates any device.
      package static var standard: TrialHost {
        TrialHost(
          prepare: { configuration in
            HeadlessWorld.reset(
              HeadlessDisplay(configuration.device), orientation: UIInterfaceOrientation(configuration.orientation))
            let keyboard = try SimulatedKeyboard(
              device: configuration.device, orientation: configuration.orientation, behavior: configuration.behavior)
            keyboard.connect()
            return keyboard
          },
          scene: { HeadlessWorld.windowScene },
          show: { screen, _, scene in
            let window = UIWindow(windowScene: scene)
            window.rootViewController = screen
            window.makeKeyAndVisible()
            return window
          },
          isInUse: { $0.windowScene === HeadlessWorld.windowScene },
          followsFocus: true,
          settle: { _ in HeadlessClock.advanceUntilIdle(limit: 2) },
          hide: { window in
            window.isHidden = true
            window.rootViewController = nil
          })
      }

      /// Performs what UIKit does at the end of a turn of the run loop.
      static func endTurn() { HeadlessClock.advance(by: 0) }
    }
  #else
    extension TrialHost {
      /// The simulator that runs the test.
      package static var standard: TrialHost { .simulator }

      /// Lets UIKit do what it does at the end of a turn of the run loop.
      ///
      /// If a run loop runs with a date in the past, it does not call the observers for the end of a turn (CFRunLoop.c
      /// in swift-corelibs-foundation). Therefore, the last of these observers stops the run loop instead.
      static func endTurn() {
        let activity = CFRunLoopActivity.beforeWaiting.rawValue
        let observer = CFRunLoopObserverCreateWithHandler(nil, activity, false, .max) { _, _ in
          CFRunLoopStop(CFRunLoopGetMain())
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .defaultMode)
        CFRunLoopRunInMode(.defaultMode, maximumTurnDuration, false)
        CFRunLoopObserverInvalidate(observer)
      }

      /// How long a turn may last, in seconds, if other work keeps the run loop busy.
      private static var maximumTurnDuration: CFTimeInterval { 0.1 }
    }
  #endif
#endif
