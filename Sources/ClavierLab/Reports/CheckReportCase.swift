/// One input under one keyboard.
package struct CheckReportCase: Codable, Hashable, Sendable {
  /// The screen's name, which `clavier demo --screen` accepts.
  package var screen: String

  /// The device's `id`, as listed by `clavier devices`.
  package var device: String

  /// `portrait` or `landscape`.
  package var orientation: String

  /// The text size, such as `accessibilityExtraLarge`; absent for the default size, `large`.
  package var textSize: String?

  /// `text`, `textWithoutBar`, `numberPad`, or `emoji`.
  package var keyboard: String

  /// The accessibility identifier of the input.
  package var input: String

  /// The height of the part of the input that is under the keyboard, in points; 0 if the input is invisible for another
  /// reason.
  package var coveredHeight: Double

  /// The reason why the input is not visible; null if it is.
  package var explanation: String?

  /// Whether the input is visible.
  package var passed: Bool { explanation == nil }
}
