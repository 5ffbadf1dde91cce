/// What `clavier devices` prints with `--format json`.
public struct DevicesReport: VersionedReport {
  public static let currentVersion = 1

  public var version: Int
  public var devices: [DeviceReport]

  public init(devices: [DeviceReport]) {
    version = Self.currentVersion
    self.devices = devices
  }
}
