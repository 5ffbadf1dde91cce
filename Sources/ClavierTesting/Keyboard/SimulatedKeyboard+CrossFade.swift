import ClavierCore
import CoreGraphics
import Foundation

/// The keyboard fades in and out if Reduce Motion and Prefer Cross-Fade Transitions are turned on.
extension SimulatedKeyboard {
  /// The delay of the `did` notifications, in seconds, as react-native-keyboard-controller observed it when the
  /// keyboard appeared.
  static let crossFadeSettling = 0.04

  /// Whether the keyboard fades.
  ///
  /// After a drag, the keyboard always slides (react-native-keyboard-controller, iOS 15).
  package var crossFades: Bool { environment.prefersCrossFade() && !isLeavingWithFinger }

  func fadeIn(at frame: CGRect, _ placement: KeyboardState.Placement) {
    move(
      to: frame, placement, .willShow, .didShow, duration: assumedBehavior.crossFadeDuration,
      didAfter: Self.crossFadeSettling)
  }

  /// Hides the keyboard with an end frame of zeros.
  ///
  /// On iOS 14 and later, devices post this frame with `willChangeFrame` (react-native issue 29974). No source contains
  /// the frame of `willHide`, so this method assumes the same frame.
  func fadeOut() {
    move(
      to: parked(frame), .hidden, .willHide, .didHide, duration: assumedBehavior.crossFadeDuration, announcing: .zero,
      didAfter: Self.crossFadeSettling)
  }
}
