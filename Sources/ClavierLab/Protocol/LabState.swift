/// The state of the keyboard and the inputs, and what the app moved.
///
/// All frames are the final frames, after the current animations.
package struct LabState: Codable, Hashable, Sendable {
  package var time: Double
  /// The placement, as in ``NotificationReport/state``.
  package var placement: String
  /// The keyboard's frame after its animation, in screen coordinates; null if it is hidden.
  @NullWhenNil package var keyboardFrame: ReportFrame?
  /// The height of the part of the screen that the keyboard covers, measured up from the bottom edge, in points.
  package var overlap: Double
  /// The focused input.
  @NullWhenNil package var focused: String?
  /// Sentences that explain what the app moved for the keyboard, and why.
  package var explanation: [String]
  /// The inputs in reading order.
  package var inputs: [LabInput]
  package var canNavigate: Navigation
  /// Sentences that list the keyboard heights that were assumed.
  package var assumed: [String]
  /// The settings, except those that the device does not support.
  package var settings: LabSettings

  /// Whether the toolbar's buttons for the previous and the next input are enabled.
  package struct Navigation: Codable, Hashable, Sendable {
    package var previous: Bool
    package var next: Bool
  }
}
