/// The result for one input with one keyboard.
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

  /// The input: its accessibility identifier, its placeholder, or its class, with a number if several have the same.
  package var input: String

  /// The height of the part of the input that is under the keyboard or, if it is 0, the length of the part behind
  /// another view, in points.
  ///
  /// It is 0 if the input is not visible for another reason.
  package var coveredHeight: Double

  /// The reason why the input is not visible; absent if it is visible.
  package var explanation: String?

  /// Whether the input is visible.
  ///
  /// It is not in the JSON, in which a case without an explanation has passed.
  package var passed: Bool { explanation == nil }
}
