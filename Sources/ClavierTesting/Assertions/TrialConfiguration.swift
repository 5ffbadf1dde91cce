/// A device in an orientation, with the behavior of a system version.
package struct TrialConfiguration: Hashable, Sendable {
  package var device: Device
  package var orientation: DeviceOrientation
  package var behavior: SystemBehavior

  package init(device: Device, orientation: DeviceOrientation, behavior: SystemBehavior = .standard) {
    self.device = device
    self.orientation = orientation
    self.behavior = behavior
  }

  /// Returns every combination of devices and orientations.
  package static func all(
    _ devices: [Device] = Device.withKnownHeights, _ orientations: [DeviceOrientation] = DeviceOrientation.allCases,
    behavior: SystemBehavior = .standard
  ) -> [TrialConfiguration] {
    devices.flatMap { device in
      orientations.map { TrialConfiguration(device: device, orientation: $0, behavior: behavior) }
    }
  }
}
