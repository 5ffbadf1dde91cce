/// How a simulated device is held, as far as its screen size and its keyboard depend on it.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable, Codable {
  /// The short edge at the bottom.
  case portrait
  /// The long edge at the bottom.
  case landscape

  /// The other one.
  public var turned: DeviceOrientation { self == .portrait ? .landscape : .portrait }
}
