/// A class of devices that share a screen, with the heights of its keyboards.
package struct DeviceReport: Codable, Hashable, Sendable {
  /// Such as `iphone-393x852`; `--device` takes it as well as any of ``names``.
  package var id: String

  /// The names under which these devices were sold.
  package var names: [String]

  /// `phone` or `pad`.
  package var idiom: String

  /// The screen in portrait, in points.
  package var screen: ReportSize

  /// Pixels per point.
  package var scale: Double

  package var keyboards: [KeyboardHeightReport]
}
