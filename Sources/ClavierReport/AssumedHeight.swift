/// A keyboard height that a run used although no source gives it for the device.
public struct AssumedHeight: Codable, Hashable, Sendable {
  /// The device's `id`, in a report on several devices; not said in a report on one.
  public var device: String?

  /// `text`, `numberPad` or `emoji`.
  public var kind: String

  /// `portrait` or `landscape`.
  public var orientation: String

  /// The height that was used, in points, bottom safe area included.
  public var height: Double

  /// Where it was borrowed from, in words.
  public var note: String

  public init(device: String? = nil, kind: String, orientation: String, height: Double, note: String) {
    self.device = device
    self.kind = kind
    self.orientation = orientation
    self.height = height
    self.note = note
  }
}
