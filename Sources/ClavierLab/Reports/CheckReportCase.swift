/// One input under one keyboard.
package struct CheckReportCase: Codable, Hashable, Sendable {
  /// The screen's name, as `clavier demo --screen` takes it.
  package var screen: String

  /// The device's `id`, as `clavier devices` lists it.
  package var device: String

  /// `portrait` or `landscape`.
  package var orientation: String

  /// `text`, `textWithoutBar`, `numberPad` or `emoji`.
  package var keyboard: String

  /// The accessibility identifier of the input.
  package var input: String

  /// How many points of the input's height the keyboard covers; 0 when it is out of sight for another reason.
  package var coveredHeight: Double

  /// Why the input cannot be seen; null, and so never among ``CheckReport/covered``, when it can.
  package var explanation: String?

  /// Whether the input can be seen.
  package var passed: Bool { explanation == nil }
}
