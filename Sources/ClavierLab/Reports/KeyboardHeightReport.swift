/// The height of one keyboard of a device in one orientation.
package struct KeyboardHeightReport: Codable, Hashable, Sendable {
  /// `text`, `numberPad`, or `emoji`.
  package var kind: String

  /// `portrait` or `landscape`.
  package var orientation: String

  /// The height in points, including the bottom safe area; null if it is unknown.
  @NullWhenNil package var height: Double?

  /// The reliability: `measured`, `documented`, `library`, `test-constant`, `blog`, or `inferred`; null if the height
  /// is unknown.
  @NullWhenNil package var confidence: String?

  /// Whether the height is unknown and was replaced with the height of another keyboard on the same device or on a
  /// similar device.
  package var assumed: Bool
}
