import ClavierCore
import CoreGraphics
import Foundation

/// Reduce Motion with Prefer Cross-Fade Transitions: the keyboard appears and disappears where it is.
extension SimulatedKeyboard {
  /// How long after the `will` notifications the `did` ones come, in seconds, as react-native-keyboard-controller has seen
  /// at a show.
  static let crossFadeSettling = 0.04

  /// Whether the keyboard fades now: after a drag it slides all the same (react-native-keyboard-controller, iOS 15).
  package var crossFades: Bool { host.prefersCrossFade() && !isLeavingWithFinger }

  func fadeIn(at frame: CGRect, _ placement: KeyboardState.Placement) {
    move(
      to: frame, placement, .willShow, .didShow, duration: habits.crossFadeDuration, didAfter: Self.crossFadeSettling)
  }

  /// Hides the keyboard with an end frame of zeros, which devices have posted with `willChangeFrame` since iOS 14
  /// (react-native issue 29974).
  ///
  /// Whether `willHide` follows with the same frame is not on record. It is assumed, for the keyboard does go.
  func fadeOut() {
    move(
      to: parked(frame), .hidden, .willHide, .didHide, duration: habits.crossFadeDuration, announcing: .zero,
      didAfter: Self.crossFadeSettling)
  }
}
