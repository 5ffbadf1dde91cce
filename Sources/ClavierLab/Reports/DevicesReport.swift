/// The output of `clavier devices --format json`.
package struct DevicesReport: VersionedReport {
  package static let currentVersion = 1

  package var version: Int
  package var devices: [DeviceReport]

  package init(devices: [DeviceReport]) {
    version = Self.currentVersion
    self.devices = devices
  }
}
