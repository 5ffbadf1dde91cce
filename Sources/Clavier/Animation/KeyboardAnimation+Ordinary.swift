import ClavierCore

extension KeyboardAnimation {
  /// For changes that nobody needs to see happen.
  static let unanimated = KeyboardAnimation(duration: 0, curve: .keyboard)

  /// How the keyboard itself moves (openradar 20458167): for changes that go with it but were not announced by it.
  static let ordinary = KeyboardAnimation(
    duration: SpringMotion.keyboard == .keyboardSince26 ? durationSince26 : 0.25, curve: .keyboard)
}
