/// One step of a run, described once everything that it set in motion had come to rest.
public struct StepReport: Codable, Hashable, Sendable {
  /// When the step began, in seconds of the simulated clock since the screen appeared.
  public var time: Double

  /// What was done, such as `tap email`.
  public var action: String

  /// The keyboard notifications that followed, in order: `willShow`, `didShow`, `willHide`, `didHide`,
  /// `willChangeFrame`, `didChangeFrame`.
  public var events: [String]

  /// The placement of the keyboard at the end, as ClavierCore's `KeyboardState` names it.
  public var state: String

  /// Where the keyboard was at the end; null while there is none.
  public var keyboardFrame: ReportFrame?

  /// The accessibility identifier of the input being edited at the end; null when there is none.
  public var focused: String?

  /// The frame of that input at the end, or of the line with its caret where it is taller than the room above the
  /// keyboard; null when there is none.
  public var focusedFrame: ReportFrame?

  /// How many points of that input's height the keyboard covers at the end; 0 when nothing is focused.
  public var coveredHeight: Double

  /// Whether what the keyboard leaves of that input lies on the screen and is not scrolled out of sight; true when
  /// nothing is focused.
  public var visible: Bool

  /// What the screen moved, in words, such as `shift 0 → -128`.
  public var moves: [String]

  /// What stood in the way of the action, in words; null when nothing did.
  public var finding: String?

  public init(
    time: Double,
    action: String,
    events: [String],
    state: String,
    keyboardFrame: ReportFrame?,
    focused: String?,
    focusedFrame: ReportFrame?,
    coveredHeight: Double,
    visible: Bool,
    moves: [String],
    finding: String?
  ) {
    self.time = time
    self.action = action
    self.events = events
    self.state = state
    self.keyboardFrame = keyboardFrame
    self.focused = focused
    self.focusedFrame = focusedFrame
    self.coveredHeight = coveredHeight
    self.visible = visible
    self.moves = moves
    self.finding = finding
  }

  // Written by hand because the synthesised form leaves a nil out, and a reader should see that it is null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    try container.encode(action, forKey: .action)
    try container.encode(events, forKey: .events)
    try container.encode(state, forKey: .state)
    try container.encode(keyboardFrame, forKey: .keyboardFrame)
    try container.encode(focused, forKey: .focused)
    try container.encode(focusedFrame, forKey: .focusedFrame)
    try container.encode(coveredHeight, forKey: .coveredHeight)
    try container.encode(visible, forKey: .visible)
    try container.encode(moves, forKey: .moves)
    try container.encode(finding, forKey: .finding)
  }
}
