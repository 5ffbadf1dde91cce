/// A keyboard under which inputs are tried, whatever keyboard they ask for themselves: people paste, switch to emoji, and
/// turn the suggestions off.
package struct TestedKeyboard: Hashable, Sendable {
  package var kind: KeyboardKind
  /// Whether the user has the bar with suggestions switched on.
  package var hasPredictiveBar = true

  /// The name in a report: that of the kind, or `textWithoutBar`.
  package var id: String { hasPredictiveBar ? kind.rawValue : "\(kind.rawValue)WithoutBar" }

  /// The name for people.
  var title: String { hasPredictiveBar ? kind.title : "\(kind.title) without its bar" }

  /// The keyboards of some kinds that differ on a device: one without suggestions only where its height is another.
  package static func all(
    of kinds: [KeyboardKind] = KeyboardKind.allCases, on device: Device, _ orientation: DeviceOrientation
  ) -> [TestedKeyboard] {
    kinds.flatMap { kind -> [TestedKeyboard] in
      let heights = [true, false].map { hasBar in
        device.keyboardHeight(kind: kind, orientation: orientation, predictiveBar: hasBar)?
          .on(version: SystemBehavior.standard.version).value
      }
      let usual = TestedKeyboard(kind: kind)
      return heights[0] == heights[1] ? [usual] : [usual, TestedKeyboard(kind: kind, hasPredictiveBar: false)]
    }
  }
}

extension Device {
  /// The devices whose keyboard can be simulated, because at least one of its heights has been published.
  public static let withKnownHeights = all.filter { device in
    DeviceOrientation.allCases.allSatisfy { device.keyboardHeight(orientation: $0) != nil }
  }
}
