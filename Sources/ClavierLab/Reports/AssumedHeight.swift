/// A keyboard height that a run used although no source gives it for the device.
package struct AssumedHeight: Codable, Hashable, Sendable {
  /// The device's `id`, in a report on several devices; not said in a report on one.
  package var device: String?

  /// `text`, `numberPad` or `emoji`.
  package var kind: String

  /// `portrait` or `landscape`.
  package var orientation: String

  /// The height that was used, in points, bottom safe area included.
  package var height: Double

  /// Where it was borrowed from, in words.
  package var note: String
}
