import ClavierTesting
import Foundation

extension LabDevice {
  /// Creates the entry of a device.
  init(_ device: Device) {
    self.init(
      id: device.id, name: device.names.last ?? device.id, names: device.names, idiom: device.idiom.rawValue,
      width: Double(device.size.width), height: Double(device.size.height),
      hasKeyboard: device.keyboardHeight(orientation: .portrait) != nil, canFloat: device.floatingKeyboard != nil,
      canSplit: device.canSplit,
      systems: Dictionary(uniqueKeysWithValues: device.names.map { ($0, LabSystem.systems(on: $0)) }))
  }
}
