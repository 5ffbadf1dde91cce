/// A device in an orientation.
package struct TrialPlace: Hashable, Sendable {
  package var device: Device
  package var orientation: DeviceOrientation

  package init(device: Device, orientation: DeviceOrientation) {
    self.device = device
    self.orientation = orientation
  }

  /// Returns every combination of devices and orientations.
  package static func all(
    _ devices: [Device] = Device.withKnownHeights, _ orientations: [DeviceOrientation] = DeviceOrientation.allCases
  ) -> [TrialPlace] {
    devices.flatMap { device in orientations.map { TrialPlace(device: device, orientation: $0) } }
  }
}
