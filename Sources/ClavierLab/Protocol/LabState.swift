/// How things stand: the keyboard, the inputs, and what the app did about it.
///
/// Frames are as at rest, also while something is on its way there.
package struct LabState: Codable, Hashable, Sendable {
  package var time: Double
  /// As in ``NotificationReport/state``.
  package var placement: String
  /// Where the keyboard goes or is, in screen coordinates; null when it is hidden.
  @NullWhenNil package var keyboardFrame: ReportFrame?
  /// How many points of the screen, from its bottom edge up, the keyboard takes.
  package var overlap: Double
  /// The focused input.
  @NullWhenNil package var focused: String?
  /// What the app moved for the keyboard, and why, in sentences.
  package var explanation: [String]
  /// The inputs in reading order.
  package var inputs: [LabInput]
  package var canNavigate: Navigation
  /// What had to be assumed because nobody has published it, in sentences.
  package var assumed: [String]
  /// The settings as they hold: without what the device cannot do.
  package var settings: LabSettings

  /// Whether the bar above the keyboard leads anywhere.
  package struct Navigation: Codable, Hashable, Sendable {
    package var previous: Bool
    package var next: Bool
  }
}
