/// One input under one keyboard.
public struct CheckReportCase: Codable, Hashable, Sendable {
  /// The screen's name, as `clavier demo --screen` takes it.
  public var screen: String

  /// The device's `id`, as `clavier devices` lists it.
  public var device: String

  /// `portrait` or `landscape`.
  public var orientation: String

  /// `text`, `textWithoutBar`, `numberPad` or `emoji`.
  public var keyboard: String

  /// The accessibility identifier of the input.
  public var input: String

  /// How many points of the input's height the keyboard covers; 0 when it is out of sight for another reason.
  public var coveredHeight: Double

  /// Why the input cannot be seen; null, and so never among ``CheckReport/covered``, when it can.
  public var explanation: String?

  /// Whether the input can be seen.
  public var passed: Bool { explanation == nil }

  public init(
    screen: String, device: String, orientation: String, keyboard: String, input: String, coveredHeight: Double,
    explanation: String?
  ) {
    self.screen = screen
    self.device = device
    self.orientation = orientation
    self.keyboard = keyboard
    self.input = input
    self.coveredHeight = coveredHeight
    self.explanation = explanation
  }
}
