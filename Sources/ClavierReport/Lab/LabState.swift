/// How things stand: the keyboard, the inputs, and what the app did about it.
///
/// Frames are as at rest, also while something is on its way there.
public struct LabState: Codable, Hashable, Sendable {
  public var time: Double
  /// As in ``NotificationReport/state``.
  public var placement: String
  /// Where the keyboard goes or is, in screen coordinates; null when it is hidden.
  public var keyboardFrame: ReportFrame?
  /// How many points of the screen, from its bottom edge up, the keyboard takes.
  public var overlap: Double
  /// The focused input.
  public var focused: String?
  /// What the app moved for the keyboard, and why, in sentences.
  public var explanation: [String]
  /// The inputs in reading order.
  public var inputs: [LabInput]
  public var canNavigate: Navigation
  /// What had to be assumed because nobody has published it, in sentences.
  public var assumed: [String]
  /// The settings as they hold: without what the device cannot do.
  public var settings: LabSettings

  /// Whether the bar above the keyboard leads anywhere.
  public struct Navigation: Codable, Hashable, Sendable {
    public var previous: Bool
    public var next: Bool

    public init(previous: Bool, next: Bool) {
      self.previous = previous
      self.next = next
    }
  }

  public init(
    time: Double, placement: String, keyboardFrame: ReportFrame?, overlap: Double, focused: String?,
    explanation: [String], inputs: [LabInput], canNavigate: Navigation, assumed: [String], settings: LabSettings
  ) {
    self.time = time
    self.placement = placement
    self.keyboardFrame = keyboardFrame
    self.overlap = overlap
    self.focused = focused
    self.explanation = explanation
    self.inputs = inputs
    self.canNavigate = canNavigate
    self.assumed = assumed
    self.settings = settings
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(time, forKey: .time)
    try fields.encode(placement, forKey: .placement)
    try fields.encode(keyboardFrame, forKey: .keyboardFrame)
    try fields.encode(overlap, forKey: .overlap)
    try fields.encode(focused, forKey: .focused)
    try fields.encode(explanation, forKey: .explanation)
    try fields.encode(inputs, forKey: .inputs)
    try fields.encode(canNavigate, forKey: .canNavigate)
    try fields.encode(assumed, forKey: .assumed)
    try fields.encode(settings, forKey: .settings)
  }
}
