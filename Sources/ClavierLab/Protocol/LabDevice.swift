/// A class of devices with the same screen and keyboard.
package struct LabDevice: Codable, Hashable, Sendable {
  package var id: String
  /// The last of ``names``.
  package var name: String
  /// The marketing names of the devices.
  package var names: [String]
  /// `phone` or `pad`.
  package var idiom: String
  /// The screen in portrait, in points.
  package var width: Double
  package var height: Double
  /// Whether a height of the keyboard is known.
  ///
  /// Without a known height, the device cannot be simulated.
  package var hasKeyboard: Bool
  /// Whether the keyboard can float.
  package var canFloat: Bool
  /// Whether the keyboard can be undocked and split.
  package var canSplit: Bool
  /// The systems that each of ``names`` can run.
  package var systems: [String: [LabSystem]]
}
