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

  /// The name of the input: its accessibility identifier, its placeholder, or its class.
  ///
  /// Equal names are numbered.
  package var input: String

  /// The height of the part of the input that is under the keyboard, in points.
  ///
  /// If no part is under the keyboard, the value is the length of the part that is behind another view. The value is 0
  /// if the input is not visible for a different reason.
  package var coveredLength: Double

  /// The reason why the input is not visible; absent if it is visible.
  package var explanation: String?

  /// Whether the input is visible.
  ///
  /// The JSON does not contain this value. A case without an explanation has passed.
  package var passed: Bool { explanation == nil }

  /// The result of a case that has not passed, such as "24 points covered".
  ///
  /// An input can also be out of sight, for example, in a hidden view, although the keyboard covers no part of it.
  var verdict: String {
    coveredLength > 0 ? "\(PlainText.points(coveredLength)) covered" : "not visible"
  }

  private enum CodingKeys: String, CodingKey {
    case screen, device, orientation, textSize, keyboard, input
    case coveredLength = "coveredHeight"
    case explanation
  }
}
