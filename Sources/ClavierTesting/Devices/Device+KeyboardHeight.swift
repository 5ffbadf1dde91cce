import Foundation

extension Device {
  /// Returns the published height of exactly this keyboard, in points; nil if none is known.
  ///
  /// - Parameters:
  ///   - kind: The kind of keyboard.
  ///   - orientation: The orientation of the device.
  ///   - predictiveBar: Whether the predictive bar is shown. Only the height of the text keyboard depends on it.
  package func publishedKeyboardHeight(
    kind: KeyboardKind = .text, orientation: DeviceOrientation, predictiveBar: Bool = true
  ) -> KeyboardMeasurement? {
    heights[variant(kind, orientation, predictiveBar)]
  }

  /// Returns the height to simulate, in points: the published height, or the nearest plausible height if none was
  /// published.
  ///
  /// If a height replaces an unknown height, its ``KeyboardMeasurement/isAssumed`` is true, and its note describes
  /// where the height comes from. A replacement must be plausible: the keyboard covers at most half of the screen, or
  /// 65 percent in landscape, and a number pad is never taller than the text keyboard. If the device has no plausible
  /// height, the height of the most similar device is used. The result is nil if there is no such device, or if no
  /// height of the device is known.
  ///
  /// - Parameters:
  ///   - kind: The kind of keyboard.
  ///   - orientation: The orientation of the device.
  ///   - predictiveBar: Whether the predictive bar is shown. Only the height of the text keyboard depends on it.
  package func keyboardHeight(
    kind: KeyboardKind = .text, orientation: DeviceOrientation, predictiveBar: Bool = true
  ) -> KeyboardMeasurement? {
    guard !heights.isEmpty else { return nil }
    let wanted = variant(kind, orientation, predictiveBar)
    if let height = heights[wanted], kind != .numberPad || isPlausible(height, for: wanted) { return height }
    return heightOfNeighbor(of: wanted) ?? heightOnSimilarDevice(for: wanted)
  }

  /// Returns the height to simulate with a system version, in points.
  ///
  /// If the height with this version is unknown, the height with the nearest version replaces it. However, an iPad
  /// shows the digits of its text keyboard, so the height of its number pad is the height of its text keyboard.
  package func keyboardHeight(
    kind: KeyboardKind = .text, orientation: DeviceOrientation, predictiveBar: Bool = true, version: Int
  ) -> KeyboardMeasurement? {
    let height = keyboardHeight(kind: kind, orientation: orientation, predictiveBar: predictiveBar)?
      .on(version: version)
    guard idiom == .pad, kind == .numberPad, height?.isAssumed == true else { return height }
    let text = KeyboardVariant.text(orientation)
    return heights[text]?.on(version: version).assumed(borrowedFrom: "\(text.title) of the same device") ?? height
  }

  /// Sets a height of a custom device.
  package mutating func setKeyboardHeight(
    _ height: KeyboardMeasurement?, kind: KeyboardKind, orientation: DeviceOrientation, predictiveBar: Bool = true
  ) {
    heights[variant(kind, orientation, predictiveBar)] = height
  }

  private func variant(_ kind: KeyboardKind, _ orientation: DeviceOrientation, _ bar: Bool) -> KeyboardVariant {
    KeyboardVariant(kind: kind, orientation: orientation, hasPredictiveBar: kind == .text && bar)
  }

  /// Returns the plausible height of the most similar keyboard of this device.
  private func heightOfNeighbor(of wanted: KeyboardVariant) -> KeyboardMeasurement? {
    for candidate in neighbors(of: wanted) where candidate != wanted {
      if let height = heights[candidate], isPlausible(height, for: wanted) {
        return height.assumed(borrowedFrom: "\(candidate.title) of the same device")
      }
    }
    return nil
  }

  /// Returns the plausible height of the most similar keyboard, in the same orientation, of the most similar device.
  private func heightOnSimilarDevice(for wanted: KeyboardVariant) -> KeyboardMeasurement? {
    let similar = Device.all.filter { $0.idiom == idiom && $0.home == home && $0.id != id }
    for device in similar.sorted(by: { distance(to: $0) < distance(to: $1) }) {
      for candidate in neighbors(of: wanted) where candidate.orientation == wanted.orientation {
        if let height = device.heights[candidate], isPlausible(height, for: wanted) {
          return height.assumed(borrowedFrom: "\(candidate.title) of \(device.names.last ?? device.id)")
        }
      }
    }
    return nil
  }

  private func distance(to other: Device) -> CGFloat {
    abs(size.width - other.size.width) + abs(size.height - other.size.height)
  }

  private func isPlausible(_ height: KeyboardMeasurement, for variant: KeyboardVariant) -> Bool {
    let screen = size(in: variant.orientation).height
    guard height.value <= screen * Self.largestShare(variant.orientation) else { return false }
    guard variant.kind == .numberPad, let text = keyboardHeight(orientation: variant.orientation) else { return true }
    return height.value <= text.value
  }

  /// Returns the largest part of the screen's height that a keyboard may cover if its height comes from another
  /// keyboard.
  ///
  /// The largest published values are 47 percent in portrait and 62 percent in landscape.
  private static func largestShare(_ orientation: DeviceOrientation) -> CGFloat {
    orientation == .portrait ? 0.5 : 0.65
  }

  /// Returns the variants whose heights may replace an unknown height, from the most to the least similar.
  ///
  /// The other orientation comes last, because its heights differ the most.
  private func neighbors(of variant: KeyboardVariant) -> [KeyboardVariant] {
    func nearby(_ orientation: DeviceOrientation) -> [KeyboardVariant] {
      let text: [KeyboardVariant] = [.text(orientation), .textWithoutBar(orientation)]
      switch variant.kind {
      case .text: return variant.hasPredictiveBar ? text : text.reversed()
      case .emoji: return [.emoji(orientation)] + text
      // An iPhone's number pad has no predictive bar. An iPad shows the digits of its text keyboard, with the bar.
      case .numberPad: return [.numberPad(orientation)] + (idiom == .phone ? text.reversed() : text)
      }
    }
    return nearby(variant.orientation) + nearby(variant.orientation.turned)
  }
}
