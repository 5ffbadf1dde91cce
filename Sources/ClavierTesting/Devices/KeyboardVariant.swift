/// The keyboard, orientation, and predictive bar for which a height is known.
struct KeyboardVariant: Hashable, Sendable {
  var kind: KeyboardKind
  var orientation: DeviceOrientation
  /// Whether the predictive bar is shown.
  ///
  /// Only the height of the text keyboard depends on it.
  var hasPredictiveBar: Bool

  static func text(_ orientation: DeviceOrientation) -> KeyboardVariant {
    KeyboardVariant(kind: .text, orientation: orientation, hasPredictiveBar: true)
  }

  static func textWithoutBar(_ orientation: DeviceOrientation) -> KeyboardVariant {
    KeyboardVariant(kind: .text, orientation: orientation, hasPredictiveBar: false)
  }

  static func numberPad(_ orientation: DeviceOrientation) -> KeyboardVariant {
    KeyboardVariant(kind: .numberPad, orientation: orientation, hasPredictiveBar: false)
  }

  static func emoji(_ orientation: DeviceOrientation) -> KeyboardVariant {
    KeyboardVariant(kind: .emoji, orientation: orientation, hasPredictiveBar: false)
  }

  var title: String {
    guard kind == .text else { return "the \(kind.title) in \(orientation.rawValue)" }
    let bar = hasPredictiveBar ? "with its bar" : "without its bar"
    return "the \(kind.title) \(bar) in \(orientation.rawValue)"
  }
}
