/// A keyboard with which every input is tested.
///
/// All inputs are tested with each keyboard, because users can switch to the emoji keyboard and turn off predictions.
package struct TestedKeyboard: Hashable, Sendable {
  package var kind: KeyboardKind
  /// Whether the predictive bar is turned on.
  package var hasPredictiveBar = true

  /// The name in reports: the name of the kind, or `textWithoutBar`.
  package var id: String { hasPredictiveBar ? kind.rawValue : "\(kind.rawValue)WithoutBar" }

  /// The name in messages.
  var title: String { hasPredictiveBar ? kind.title : "\(kind.title) without its bar" }

  /// Returns the keyboards of a device with a system version.
  ///
  /// A keyboard without the predictive bar is included only if its height differs.
  package static func all(
    of kinds: [KeyboardKind] = KeyboardKind.allCases, on device: Device, _ orientation: DeviceOrientation,
    behavior: SystemBehavior = .standard
  ) -> [TestedKeyboard] {
    kinds.flatMap { kind -> [TestedKeyboard] in
      let heights = [true, false].map { hasBar in
        device.keyboardHeight(
          kind: kind, orientation: orientation, predictiveBar: hasBar, version: behavior.version)?.value
      }
      let usual = TestedKeyboard(kind: kind)
      return heights[0] == heights[1] ? [usual] : [usual, TestedKeyboard(kind: kind, hasPredictiveBar: false)]
    }
  }
}

extension Device {
  /// The devices that can be simulated in both orientations.
  ///
  /// At least one keyboard height of the device must be known for each orientation.
  public static let withKnownHeights = all.filter { device in
    DeviceOrientation.allCases.allSatisfy { device.keyboardHeight(orientation: $0) != nil }
  }
}
