/// The orientation of a simulated device.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable, Codable {
  /// The short edge is at the bottom.
  case portrait
  /// The long edge is at the bottom.
  case landscape

  /// The opposite orientation.
  package var turned: DeviceOrientation { self == .portrait ? .landscape : .portrait }
}
