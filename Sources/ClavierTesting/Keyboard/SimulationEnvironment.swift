package import ClavierCore
package import Foundation

#if canImport(UIKit)
  import UIKit
#endif

/// The clock, the animations, and the screen of a simulated keyboard.
///
/// On an iOS simulator, the system's keyboard cannot be replaced, so the tests of an app use ``manual``. In this
/// environment, nothing is scheduled, and ``SimulatedKeyboard/settle()`` posts the notifications that would follow
/// later.
@MainActor
package struct SimulationEnvironment {
  /// Schedules work after a delay in seconds.
  package var schedule: (_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Void
  /// Runs work inside the keyboard's animation, as the system does with the `will` notifications.
  package var animate: (_ animation: KeyboardAnimation, _ body: () -> Void) -> Void
  /// Receives the keyboard's frame in screen coordinates, and whether the keyboard is docked.
  package var frameDidChange: (_ frame: CGRect, _ isDocked: Bool) -> Void
  /// Whether layout guides move before the notification.
  ///
  /// Apple does not document the order.
  var movesGuidesFirst: () -> Bool = { false }
  /// Rotates the device.
  package var rotate: (_ orientation: DeviceOrientation) -> Void
  /// Whether the user prefers cross-fade transitions.
  package var prefersCrossFade: () -> Bool
  /// The screen, which is the object of the notifications.
  package var screen: () -> Any?

  /// Creates an environment.
  package init(
    schedule: @escaping (_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Void = { _, _ in },
    animate: @escaping (_ animation: KeyboardAnimation, _ body: () -> Void) -> Void = { _, body in body() },
    frameDidChange: @escaping (_ frame: CGRect, _ isDocked: Bool) -> Void = { _, _ in },
    rotate: @escaping (_ orientation: DeviceOrientation) -> Void = { _ in },
    prefersCrossFade: @escaping () -> Bool = { false },
    screen: @escaping () -> Any? = { nil }
  ) {
    self.schedule = schedule
    self.animate = animate
    self.frameDidChange = frameDidChange
    self.rotate = rotate
    self.prefersCrossFade = prefersCrossFade
    self.screen = screen
  }

  /// An environment in which only ``SimulatedKeyboard/settle()`` posts the later notifications.
  package static var manual: SimulationEnvironment {
    #if canImport(UIKit) && !os(visionOS)
      SimulationEnvironment(screen: { UIScreen.main })
    #else
      SimulationEnvironment()
    #endif
  }
}

#if !CLAVIER_HEADLESS
  extension SimulationEnvironment {
    /// The default environment, for the tests of an app.
    static var standard: SimulationEnvironment { .manual }
  }
#endif
