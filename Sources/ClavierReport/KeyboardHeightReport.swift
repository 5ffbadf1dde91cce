/// The height of one keyboard of a device in one orientation.
public struct KeyboardHeightReport: Codable, Hashable, Sendable {
  /// `text`, `numberPad` or `emoji`.
  public var kind: String

  /// `portrait` or `landscape`.
  public var orientation: String

  /// In points, bottom safe area included; null when no source gives it, nor anything near it.
  public var height: Double?

  /// How the height is known: `measured`, `documented`, `library`, `testConstant`, `blog`, `inferred`; null without a
  /// height.
  public var confidence: String?

  /// Whether the height was borrowed from the nearest known one of the same device.
  public var assumed: Bool

  public init(kind: String, orientation: String, height: Double?, confidence: String?, assumed: Bool) {
    self.kind = kind
    self.orientation = orientation
    self.height = height
    self.confidence = confidence
    self.assumed = assumed
  }

  // Written by hand because the synthesised form leaves a nil out, and a reader should see that it is null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(orientation, forKey: .orientation)
    try container.encode(height, forKey: .height)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(assumed, forKey: .assumed)
  }
}
