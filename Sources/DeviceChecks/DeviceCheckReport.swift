public import Foundation

/// The results of the device checks that an app ran on one device.
///
/// `clavier beliefs compare FILE` compares a report with the predictions.
public struct DeviceCheckReport: Codable, Hashable, Sendable {
  /// The device and its system.
  public struct Device: Codable, Hashable, Sendable {
    /// The model identifier, such as "iPhone17,3".
    public var model: String
    /// The system with its version, such as "iOS 26.0".
    public var system: String
    /// The kind of device: "phone" or "pad".
    public var idiom: String
    /// The width of the screen in portrait, in points.
    public var width: Double
    /// The height of the screen in portrait, in points.
    public var height: Double

    /// Creates a description of a device.
    public init(model: String, system: String, idiom: String, width: Double, height: Double) {
      self.model = model
      self.system = system
      self.idiom = idiom
      self.width = width
      self.height = height
    }
  }

  /// The version of the format that this module writes.
  public static let currentVersion = 1

  /// The version of the format.
  public var version: Int
  /// The device that was observed.
  public var device: Device
  /// The name and version of the app that wrote the report.
  public var app: String
  /// The time at which the report was written, in ISO 8601 format.
  public var date: String
  /// One entry for each check that ran.
  public var entries: [DeviceCheckEntry]

  /// Creates a report.
  public init(device: Device, app: String, date: Date, entries: [DeviceCheckEntry]) {
    version = Self.currentVersion
    self.device = device
    self.app = app
    self.date = ISO8601DateFormatter().string(from: date)
    self.entries = entries
  }

  /// Returns the report as indented JSON.
  ///
  /// - Throws: `EncodingError` for a number that is not finite.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  private enum CodingKeys: String, CodingKey {
    case version, device, app, date
    case entries = "beliefs"
  }
}
