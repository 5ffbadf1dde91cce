/// A keyboard height that is unknown for the device and was assumed.
package struct AssumedHeight: Codable, Hashable, Sendable {
  /// The device's `id` in a report about several devices; nil in a report about one device.
  package var device: String?

  /// `text`, `numberPad`, `emoji`, `floating`, or `shortcutBar`.
  package var kind: String

  /// `portrait` or `landscape`.
  package var orientation: String

  /// The assumed height in points, including the bottom safe area.
  package var height: Double

  /// A note about where the height comes from.
  package var note: String
}
