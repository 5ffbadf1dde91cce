/// A device, and how it is held.
package struct TrialPlace: Hashable, Sendable {
  package var device: Device
  package var orientation: DeviceOrientation

  package init(device: Device, orientation: DeviceOrientation) {
    self.device = device
    self.orientation = orientation
  }

  /// Every device in every orientation.
  package static func all(
    _ devices: [Device] = Device.withKnownHeights, _ orientations: [DeviceOrientation] = DeviceOrientation.allCases
  ) -> [TrialPlace] {
    devices.flatMap { device in orientations.map { TrialPlace(device: device, orientation: $0) } }
  }
}
