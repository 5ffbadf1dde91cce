/// A measurement with the part of the keyboard for which a simulated keyboard used it.
package struct KeyboardMeasurementUse: Hashable, Sendable {
  /// A part of the keyboard that has its own height.
  package enum Part: Hashable, Sendable {
    /// The docked or undocked keyboard.
    case keys(KeyboardKind)
    /// The floating keyboard of an iPad.
    case floating
    /// The bar that remains with a hardware keyboard.
    case shortcutBar

    /// The name of the part in reports.
    package var name: String {
      switch self {
      case .keys(let kind): kind.rawValue
      case .floating: "floating"
      case .shortcutBar: "shortcutBar"
      }
    }
  }

  package var measurement: KeyboardMeasurement
  package var part: Part
  package var orientation: DeviceOrientation
}
