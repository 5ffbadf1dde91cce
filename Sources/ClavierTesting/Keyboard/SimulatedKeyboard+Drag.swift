import ClavierCore
import CoreGraphics
public import Foundation

/// Interactive dismissal: a finger that pans a scroll view takes the keyboard along.
extension SimulatedKeyboard {
  /// How fast a finger must leave, in points per second, for its direction to decide alone.
  private static let decisiveVelocity: CGFloat = 100

  /// Moves the keyboard with a finger: its top follows once the finger is below it.
  ///
  /// Nothing is posted during a drag (openradar 14847817); the keyboard layout guide follows.
  ///
  /// - Parameter screenY: The finger's place in screen coordinates.
  public func drag(to screenY: CGFloat) {
    guard placement == .docked || placement == .accessoryOnly || placement == .shortcutBar else { return }
    let origin = dragOrigin ?? frame
    let top = max(origin.minY, min(screenY, screen.height))
    guard top != frame.minY else { return }
    dragOrigin = origin
    frame = CGRect(x: origin.minX, y: top, width: origin.width, height: origin.height)
    tellHost()
  }

  /// Lets go of a dragged keyboard: it is dismissed, or it comes back.
  ///
  /// A finger that moves decides by its direction, a still one by whether more than half of the keyboard is gone; the
  /// threshold is ours. A keyboard that comes back posts `willShow` and takes 0.25 seconds times the part of its height that
  /// is left to go, eased at both ends, as measured by react-native-keyboard-controller.
  ///
  /// - Parameter velocity: The finger's speed in points per second, positive downwards.
  public func release(velocity: CGFloat = 0) {
    guard let origin = dragOrigin else { return }
    let visibleHeight = screen.height - origin.minY
    let distance = frame.minY - origin.minY
    let isLeaving =
      velocity > Self.decisiveVelocity || (velocity > -Self.decisiveVelocity && distance > visibleHeight / 2)
    if isLeaving {
      dragOrigin = nil
      isLeavingWithFinger = true
      defer { isLeavingWithFinger = false }
      if let resignInput { resignInput() } else { hide() }
      guard isVisible else { return }
      // The input refused to let go.
      dragOrigin = origin
    }
    defer { dragOrigin = nil }
    guard distance > 0, visibleHeight > 0 else { return }
    move(
      to: origin, placement, .willShow, .didShow, duration: 0.25 * distance / visibleHeight, curve: .easeInOut)
  }
}
