import ClavierCore

extension KeyboardAnimation {
  /// No animation.
  static let unanimated = KeyboardAnimation(duration: 0, curve: .keyboard)

  /// The keyboard's usual animation (openradar 20458167), for changes that no notification announces.
  static let ordinary = KeyboardAnimation(
    duration: SpringMotion.keyboard == .keyboardSince26 ? durationSince26 : 0.25, curve: .keyboard)
}
