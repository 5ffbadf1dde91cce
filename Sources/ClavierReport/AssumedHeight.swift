/// A keyboard height that a run used although no source gives it for the device.
public struct AssumedHeight: Codable, Hashable, Sendable {
  /// `text`, `numberPad` or `emoji`.
  public var kind: String

  /// `portrait` or `landscape`.
  public var orientation: String

  /// The height that was used, in points, bottom safe area included.
  public var height: Double

  /// Where it was borrowed from, in words.
  public var note: String

  public init(kind: String, orientation: String, height: Double, note: String) {
    self.kind = kind
    self.orientation = orientation
    self.height = height
    self.note = note
  }
}
