/// Why a keyboard cannot be simulated, or not in this way.
public enum SimulatedKeyboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nobody has published any height of this device's keyboard, so that there is nothing to simulate.
  case noKnownHeight(Device)
  /// The device's keyboard cannot do this, for example float on an iPhone.
  case notOffered(String, Device)
  /// No keyboard is shown, so that it cannot be moved about.
  case notShown(String)

  /// What was asked, why it cannot be, and what can.
  public var description: String {
    switch self {
    case .noKnownHeight(let device):
      """
      no keyboard height is known for \(device.names.first ?? device.id) (\(device.id)). Nobody has published one. \
      Simulate another device, or give this one a height with setKeyboardHeight(_:kind:orientation:predictiveBar:).
      """
    case .notOffered(let what, let device):
      "the keyboard of \(device.names.first ?? device.id) cannot \(what). Simulate an iPad that offers it."
    case .notShown(let what):
      "no keyboard is shown, so it cannot \(what). Call show(_:) first, or focus a text input."
    }
  }
}
