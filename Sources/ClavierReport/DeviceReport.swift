/// A class of devices that share a screen, with the heights of its keyboards.
public struct DeviceReport: Codable, Hashable, Sendable {
  /// Such as `iphone-393x852`; `--device` takes it as well as any of ``names``.
  public var id: String

  /// The names under which these devices were sold.
  public var names: [String]

  /// `phone` or `pad`.
  public var idiom: String

  /// The screen in portrait, in points.
  public var screen: ReportSize

  /// Pixels per point.
  public var scale: Double

  public var keyboards: [KeyboardHeightReport]

  public init(
    id: String, names: [String], idiom: String, screen: ReportSize, scale: Double, keyboards: [KeyboardHeightReport]
  ) {
    self.id = id
    self.names = names
    self.idiom = idiom
    self.screen = screen
    self.scale = scale
    self.keyboards = keyboards
  }
}
