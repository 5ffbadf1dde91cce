import Foundation

/// One keyboard of a device: what a height can be known for.
struct KeyboardSlot: Hashable, Sendable {
  var kind: KeyboardKind
  var orientation: DeviceOrientation
  /// Whether the predictive bar is shown; only the text keyboard's height depends on it.
  var hasPredictiveBar: Bool

  static func text(_ orientation: DeviceOrientation) -> KeyboardSlot {
    KeyboardSlot(kind: .text, orientation: orientation, hasPredictiveBar: true)
  }

  static func textWithoutBar(_ orientation: DeviceOrientation) -> KeyboardSlot {
    KeyboardSlot(kind: .text, orientation: orientation, hasPredictiveBar: false)
  }

  static func numberPad(_ orientation: DeviceOrientation) -> KeyboardSlot {
    KeyboardSlot(kind: .numberPad, orientation: orientation, hasPredictiveBar: false)
  }

  static func emoji(_ orientation: DeviceOrientation) -> KeyboardSlot {
    KeyboardSlot(kind: .emoji, orientation: orientation, hasPredictiveBar: false)
  }

  var title: String {
    let bar = kind == .text ? (hasPredictiveBar ? " with its bar" : " without its bar") : ""
    return "the \(kind.title)\(bar) in \(orientation.rawValue)"
  }
}

extension Device {
  /// The height somebody has published for this very keyboard, in points; `nil` when nobody has.
  ///
  /// - Parameters:
  ///   - kind: Which keyboard.
  ///   - orientation: How the device is held.
  ///   - predictiveBar: Whether the bar with suggestions is shown. Only the text keyboard's height depends on it.
  public func publishedKeyboardHeight(
    kind: KeyboardKind = .text, orientation: DeviceOrientation, predictiveBar: Bool = true
  ) -> Figure? {
    heights[slot(kind, orientation, predictiveBar)]
  }

  /// The height to simulate, in points: the published one, or else the nearest known one of the same device.
  ///
  /// A figure that stands in for an unknown one has ``Figure/isAssumed`` set and says in its note from where it was
  /// borrowed. The answer is `nil` when no height at all is known for this device: then its keyboard cannot be simulated.
  ///
  /// - Parameters:
  ///   - kind: Which keyboard.
  ///   - orientation: How the device is held.
  ///   - predictiveBar: Whether the bar with suggestions is shown. Only the text keyboard's height depends on it.
  public func keyboardHeight(
    kind: KeyboardKind = .text, orientation: DeviceOrientation, predictiveBar: Bool = true
  ) -> Figure? {
    let wanted = slot(kind, orientation, predictiveBar)
    if let figure = heights[wanted] { return figure }
    for candidate in neighbours(of: wanted) {
      if let figure = heights[candidate] { return figure.assumed(borrowedFrom: candidate.title) }
    }
    return nil
  }

  /// Records a height, for a device of your own.
  public mutating func setKeyboardHeight(
    _ figure: Figure?, kind: KeyboardKind, orientation: DeviceOrientation, predictiveBar: Bool = true
  ) {
    heights[slot(kind, orientation, predictiveBar)] = figure
  }

  private func slot(_ kind: KeyboardKind, _ orientation: DeviceOrientation, _ bar: Bool) -> KeyboardSlot {
    KeyboardSlot(kind: kind, orientation: orientation, hasPredictiveBar: kind == .text && bar)
  }

  /// Where to look when a height is unknown, the likeliest first.
  ///
  /// Holding the device the other way changes the height more than any other difference, so that comes last.
  private func neighbours(of slot: KeyboardSlot) -> [KeyboardSlot] {
    func nearby(_ orientation: DeviceOrientation) -> [KeyboardSlot] {
      let text: [KeyboardSlot] = [.text(orientation), .textWithoutBar(orientation)]
      switch slot.kind {
      case .text: return slot.hasPredictiveBar ? text : text.reversed()
      case .emoji: return [.emoji(orientation)] + text
      // An iPhone's number pad has no bar; an iPad shows the digits of its text keyboard, bar and all.
      case .numberPad: return [.numberPad(orientation)] + (idiom == .phone ? text.reversed() : text)
      }
    }
    return nearby(slot.orientation) + nearby(slot.orientation.turned)
  }
}
