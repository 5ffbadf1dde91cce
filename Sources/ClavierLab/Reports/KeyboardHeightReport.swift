/// The height of one keyboard of a device in one orientation.
package struct KeyboardHeightReport: Codable, Hashable, Sendable {
  /// `text`, `numberPad` or `emoji`.
  package var kind: String

  /// `portrait` or `landscape`.
  package var orientation: String

  /// In points, bottom safe area included; null when no source gives it, nor anything near it.
  @NullWhenNil package var height: Double?

  /// How the height is known: `measured`, `documented`, `library`, `testConstant`, `blog`, `inferred`; null without a
  /// height.
  @NullWhenNil package var confidence: String?

  /// Whether the height was borrowed from the nearest known one of the same device.
  package var assumed: Bool
}
