public import ClavierCore
public import Foundation

/// What a simulated keyboard needs from where it lives: a clock, an animation, a screen.
///
/// On an iOS simulator the system's own keyboard cannot be replaced, so a test drives the simulated one by hand: with
/// ``byHand`` nothing happens by itself, and ``SimulatedKeyboard/settle()`` posts what would have come later.
@MainActor
public struct KeyboardHost {
  /// Runs work after so many seconds.
  public var schedule: (_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Void
  /// Runs the posting of the `will` notifications as the system does: inside the keyboard's animation.
  public var animate: (_ animation: KeyboardAnimation, _ body: () -> Void) -> Void
  /// Tells where the keyboard is now, in screen coordinates, and whether it lies at the bottom edge.
  public var frameDidChange: (_ frame: CGRect, _ isDocked: Bool) -> Void
  /// Whether layout guides move before the notification: Apple does not document it.
  var movesGuidesFirst: () -> Bool = { false }
  /// Turns the device, as far as it has not turned yet.
  public var rotate: (_ orientation: DeviceOrientation) -> Void
  /// Whether the user wants the keyboard to fade in and out in place of sliding.
  public var prefersCrossFade: () -> Bool
  /// The screen that notifications carry as their object.
  public var screen: () -> Any?

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - schedule: Runs work after so many seconds.
  ///   - animate: Runs the posting of notifications inside an animation.
  ///   - frameDidChange: Hears where the keyboard is.
  ///   - rotate: Turns the device.
  ///   - prefersCrossFade: Whether the keyboard fades in place of sliding.
  ///   - screen: The notifications' object.
  public init(
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

  /// Nothing happens by itself: ``SimulatedKeyboard/settle()`` lets time pass.
  public static var byHand: KeyboardHost { KeyboardHost() }
}
