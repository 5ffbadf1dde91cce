/// The reason why a keyboard cannot be simulated.
public enum SimulatedKeyboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No keyboard height of the device is known.
  case noKnownHeight(Device)
  /// The device's keyboard does not support the operation, such as floating on an iPhone.
  case notOffered(String, Device)
  /// The operation needs a visible keyboard with keys.
  case notShown(String)
  /// The keyboard cannot be docked, because it is neither undocked nor floating.
  case notUndocked

  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .noKnownHeight(let device):
      """
      No keyboard height is known for \(device.names.first ?? device.id) (\(device.id)). Simulate a device in \
      Device.withKnownHeights.
      """
    case .notOffered(let what, let device):
      "The keyboard of \(device.names.first ?? device.id) cannot \(what). Simulate an iPad whose keyboard supports this."
    case .notShown(let what):
      """
      The keyboard shows no keys, so it cannot \(what). Call show(_:) or focus a text input first, and detach a hardware \
      keyboard.
      """
    case .notUndocked:
      "The keyboard is neither undocked nor floating. Call undock(at:) or float(at:) first."
    }
  }
}
