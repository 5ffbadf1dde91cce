/// What is seen of the phone at one moment, as the difference from the frame before.
public struct LabFrame: Codable, Hashable, Sendable {
  /// Seconds of the virtual clock since the screen was opened.
  public var time: Double
  /// Whether every node is here: the first frame after the screen was opened.
  public var isWhole: Bool
  /// Whether anything will change by itself.
  public var isMoving: Bool
  /// The new and the changed nodes, parents before their children.
  public var nodes: [LabNode]
  /// The nodes that are gone, those inside a removed one too.
  public var removed: [Int]
  /// Where the keyboard is seen, in screen coordinates; null when nothing of it is.
  public var keyboard: ReportFrame?
  /// Where the focused input is seen, in screen coordinates; of a text view that is taller than the room above the
  /// keyboard, the line with the caret.
  public var focus: ReportFrame?
  /// How many points of that frame's height lie under the keyboard.
  public var coveredHeight: Double
  /// The part of it that lies under the keyboard.
  public var covered: ReportFrame?

  public init(
    time: Double, isWhole: Bool, isMoving: Bool, nodes: [LabNode], removed: [Int], keyboard: ReportFrame?,
    focus: ReportFrame?, coveredHeight: Double, covered: ReportFrame?
  ) {
    self.time = time
    self.isWhole = isWhole
    self.isMoving = isMoving
    self.nodes = nodes
    self.removed = removed
    self.keyboard = keyboard
    self.focus = focus
    self.coveredHeight = coveredHeight
    self.covered = covered
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(time, forKey: .time)
    try fields.encode(isWhole, forKey: .isWhole)
    try fields.encode(isMoving, forKey: .isMoving)
    try fields.encode(nodes, forKey: .nodes)
    try fields.encode(removed, forKey: .removed)
    try fields.encode(keyboard, forKey: .keyboard)
    try fields.encode(focus, forKey: .focus)
    try fields.encode(coveredHeight, forKey: .coveredHeight)
    try fields.encode(covered, forKey: .covered)
  }
}
