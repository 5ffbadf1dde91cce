/// Devices with the same screen, and the heights of their keyboards.
package struct DeviceReport: Codable, Hashable, Sendable {
  /// The identifier, such as `iphone-393x852`.
  ///
  /// The option `--device` accepts the identifier and each of the ``names``.
  package var id: String

  /// The marketing names of the devices.
  package var names: [String]

  /// `phone` or `pad`.
  package var idiom: String

  /// The screen in portrait, in points.
  package var screen: ReportSize

  /// The number of pixels per point.
  package var scale: Double

  package var keyboards: [KeyboardHeightReport]
}
