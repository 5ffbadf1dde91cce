import ClavierCore
import CoreGraphics
import Foundation

/// The keyboard fades when Reduce Motion and Prefer Cross-Fade Transitions are turned on.
extension SimulatedKeyboard {
  /// The delay of the `did` notifications of a show, in seconds, as observed by react-native-keyboard-controller.
  static let crossFadeSettling = 0.04

  /// Whether the keyboard fades.
  ///
  /// After a drag, it slides nevertheless (react-native-keyboard-controller, iOS 15).
  package var crossFades: Bool { environment.prefersCrossFade() && !isLeavingWithFinger }

  func fadeIn(at frame: CGRect, _ placement: KeyboardState.Placement) {
    move(
      to: frame, placement, .willShow, .didShow, duration: habits.crossFadeDuration, didAfter: Self.crossFadeSettling)
  }

  /// Hides the keyboard with an end frame of zeros, which devices post with `willChangeFrame` since iOS 14
  /// (react-native issue 29974).
  ///
  /// Whether `willHide` has the same frame is not known. It is assumed, because the keyboard hides.
  func fadeOut() {
    move(
      to: parked(frame), .hidden, .willHide, .didHide, duration: habits.crossFadeDuration, announcing: .zero,
      didAfter: Self.crossFadeSettling)
  }
}
