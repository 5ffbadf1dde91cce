import ClavierCore
import CoreGraphics
public import Foundation

/// Interactive dismissal, in which a scrolling finger drags the keyboard.
extension SimulatedKeyboard {
  /// The velocity above which only the direction of the finger decides whether the keyboard hides, in points per
  /// second.
  private static let decisiveVelocity: CGFloat = 100

  /// Moves the keyboard with a finger.
  ///
  /// When the finger is below the keyboard's top edge, the top edge follows the finger.
  ///
  /// No notification is posted during a drag (openradar 14847817). Only the keyboard's frame and, on Linux, the views
  /// that UIKit itself moves follow the finger, such as views that are attached to the keyboard layout guide. Clavier's
  /// APIs, such as `KeyboardAvoider`, do not follow this drag, because they follow the keyboard only while a finger
  /// drags a scroll view. To test a whole drag on Linux, connect the keyboard, and simulate a finger with
  /// `HeadlessTouches` in a scroll view whose `keyboardDismissMode` is `.interactive`.
  ///
  /// - Parameter screenY: The y-coordinate of the finger, in points, in screen coordinates.
  public func drag(to screenY: CGFloat) {
    guard placement == .docked || placement == .accessoryOnly || placement == .shortcutBar else { return }
    let origin = dragOrigin ?? frame
    let top = max(origin.minY, min(screenY, screen.height))
    guard top != frame.minY else { return }
    dragOrigin = origin
    frame = CGRect(x: origin.minX, y: top, width: origin.width, height: origin.height)
    updateEnvironment()
  }

  /// Releases a dragged keyboard, which then hides or returns to its position.
  ///
  /// If the finger moves down faster than 100 points per second, the keyboard hides. If the finger moves up faster than
  /// 100 points per second, the keyboard returns to its position. At a lower speed, the keyboard hides if the finger
  /// has moved more than half of the keyboard's visible height off the screen. The threshold of 100 points per second
  /// and the fraction of one half are assumptions. The keyboard also returns if, according to these rules, it would
  /// hide, but the input does not resign first responder. When the keyboard returns, it posts `willShow`. The animation
  /// lasts 0.25 seconds times the fraction of the visible height that the finger had moved off the screen, as measured
  /// by react-native-keyboard-controller.
  ///
  /// - Parameter velocity: The velocity of the finger in points per second, positive downward.
  public func release(velocity: CGFloat = 0) {
    guard let origin = dragOrigin else { return }
    let visibleHeight = screen.height - origin.minY
    let distance = frame.minY - origin.minY
    let isLeaving =
      velocity > Self.decisiveVelocity || (velocity > -Self.decisiveVelocity && distance > visibleHeight / 2)
    if isLeaving {
      dragOrigin = nil
      isLeavingWithFinger = true
      guard let resignInput else { return hide() }
      // If the input resigns, the keyboard hides now or in a later turn of the run loop. Otherwise, the keyboard
      // returns to its position.
      if resignInput() { return }
      isLeavingWithFinger = false
      dragOrigin = origin
    }
    defer { dragOrigin = nil }
    guard distance > 0, visibleHeight > 0 else { return }
    move(
      to: origin, placement, .willShow, .didShow, duration: 0.25 * distance / visibleHeight, curve: .easeInOut)
  }
}
