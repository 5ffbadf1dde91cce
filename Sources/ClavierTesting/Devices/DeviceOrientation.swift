/// The orientation of a simulated device.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable, Codable {
  /// The screen is taller than it is wide.
  case portrait
  /// The screen is wider than it is tall.
  case landscape

  /// The opposite orientation.
  package var turned: DeviceOrientation { self == .portrait ? .landscape : .portrait }
}
