import Foundation

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
    let bar = kind == .text ? (hasPredictiveBar ? " with its bar" : " without its bar") : ""
    return "the \(kind.title)\(bar) in \(orientation.rawValue)"
  }
}

extension Device {
  /// Returns the published height of exactly this keyboard, in points; `nil` if none is known.
  ///
  /// - Parameters:
  ///   - kind: The kind of keyboard.
  ///   - orientation: The orientation of the device.
  ///   - predictiveBar: Whether the predictive bar is shown. Only the height of the text keyboard depends on it.
  package func publishedKeyboardHeight(
    kind: KeyboardKind = .text, orientation: DeviceOrientation, predictiveBar: Bool = true
  ) -> KeyboardMeasurement? {
    heights[slot(kind, orientation, predictiveBar)]
  }

  /// Returns the height to simulate, in points: the published one, or the nearest known one of the same device.
  ///
  /// A height that replaces an unknown one has ``KeyboardMeasurement/isAssumed`` set, and its note describes the
  /// original. The result is `nil` if no height of the device is known.
  ///
  /// - Parameters:
  ///   - kind: The kind of keyboard.
  ///   - orientation: The orientation of the device.
  ///   - predictiveBar: Whether the predictive bar is shown. Only the height of the text keyboard depends on it.
  package func keyboardHeight(
    kind: KeyboardKind = .text, orientation: DeviceOrientation, predictiveBar: Bool = true
  ) -> KeyboardMeasurement? {
    let wanted = slot(kind, orientation, predictiveBar)
    if let figure = heights[wanted] { return figure }
    for candidate in neighbours(of: wanted) {
      if let figure = heights[candidate] { return figure.assumed(borrowedFrom: candidate.title) }
    }
    return nil
  }

  /// Sets a height of a custom device.
  package mutating func setKeyboardHeight(
    _ figure: KeyboardMeasurement?, kind: KeyboardKind, orientation: DeviceOrientation, predictiveBar: Bool = true
  ) {
    heights[slot(kind, orientation, predictiveBar)] = figure
  }

  private func slot(_ kind: KeyboardKind, _ orientation: DeviceOrientation, _ bar: Bool) -> KeyboardVariant {
    KeyboardVariant(kind: kind, orientation: orientation, hasPredictiveBar: kind == .text && bar)
  }

  /// The variants whose height may replace an unknown one, the most similar first.
  ///
  /// The other orientation comes last, because it changes the height most.
  private func neighbours(of slot: KeyboardVariant) -> [KeyboardVariant] {
    func nearby(_ orientation: DeviceOrientation) -> [KeyboardVariant] {
      let text: [KeyboardVariant] = [.text(orientation), .textWithoutBar(orientation)]
      switch slot.kind {
      case .text: return slot.hasPredictiveBar ? text : text.reversed()
      case .emoji: return [.emoji(orientation)] + text
      // An iPhone's number pad has no predictive bar. An iPad shows the digits of its text keyboard, with the bar.
      case .numberPad: return [.numberPad(orientation)] + (idiom == .phone ? text.reversed() : text)
      }
    }
    return nearby(slot.orientation) + nearby(slot.orientation.turned)
  }
}
