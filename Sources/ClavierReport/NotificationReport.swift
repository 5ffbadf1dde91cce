/// One notification of an explained text: its values exactly as the text has them, and what they mean.
///
/// A value that the text does not say is null; none is made up.
public struct NotificationReport: Codable, Hashable, Sendable {
  /// The line on which the notification begins; the first line of the text is 1.
  public var line: Int

  /// `willShow`, `didShow`, `willHide`, `didHide`, `willChangeFrame` or `didChangeFrame`.
  public var event: String?

  /// Where the keyboard is said to come from.
  ///
  /// Not to be relied on.
  public var startFrame: ReportFrame?

  /// Where the keyboard goes.
  public var endFrame: ReportFrame?

  /// The duration of the animation, in seconds.
  public var duration: Double?

  /// The raw value of the animation's curve; 7 is the keyboard's own.
  public var curve: Int?

  /// Whether the keyboard belongs to the app that received the notification.
  public var belongsToCurrentApp: Bool?

  /// What the keyboard is after this notification: `hidden`, `docked`, `undocked`, `floating`, `accessoryOnly`,
  /// `hardwareBar`, `foreign`, or `indeterminate` when the frame says nothing.
  ///
  /// Null when there is no end frame, or no way to tell the screen.
  public var state: String?

  /// The size of the screen in its present orientation, told by the text or by what the frames fit; null when several
  /// would fit, or none.
  public var screen: ReportSize?

  /// How many points of the end frame's height lie on the screen; null without end frame or screen.
  public var visibleHeight: Double?

  /// What is worth knowing, a sentence or two each: the device, what changed, what is odd and why it may be so.
  public var remarks: [String]

  public init(
    line: Int,
    event: String?,
    startFrame: ReportFrame?,
    endFrame: ReportFrame?,
    duration: Double?,
    curve: Int?,
    belongsToCurrentApp: Bool?,
    state: String?,
    screen: ReportSize?,
    visibleHeight: Double?,
    remarks: [String]
  ) {
    self.line = line
    self.event = event
    self.startFrame = startFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.belongsToCurrentApp = belongsToCurrentApp
    self.state = state
    self.screen = screen
    self.visibleHeight = visibleHeight
    self.remarks = remarks
  }

  // Written by hand because the synthesised form leaves a nil out, and a reader should see that it is null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(line, forKey: .line)
    try container.encode(event, forKey: .event)
    try container.encode(startFrame, forKey: .startFrame)
    try container.encode(endFrame, forKey: .endFrame)
    try container.encode(duration, forKey: .duration)
    try container.encode(curve, forKey: .curve)
    try container.encode(belongsToCurrentApp, forKey: .belongsToCurrentApp)
    try container.encode(state, forKey: .state)
    try container.encode(screen, forKey: .screen)
    try container.encode(visibleHeight, forKey: .visibleHeight)
    try container.encode(remarks, forKey: .remarks)
  }
}
