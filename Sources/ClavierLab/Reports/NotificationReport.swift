/// One notification of an explained text: its exact values and their meaning.
///
/// A value that the text does not contain is null.
package struct NotificationReport: Codable, Hashable, Sendable {
  /// The line on which the notification begins, counted from 1.
  package var line: Int

  /// `willShow`, `didShow`, `willHide`, `didHide`, `willChangeFrame`, or `didChangeFrame`.
  @NullWhenNil package var event: String?

  /// The start frame of the keyboard.
  ///
  /// The start frame is not reliable.
  @NullWhenNil package var startFrame: ReportFrame?

  /// The end frame of the keyboard.
  @NullWhenNil package var endFrame: ReportFrame?

  /// The duration of the animation, in seconds.
  @NullWhenNil package var duration: Double?

  /// The raw value of the animation's curve; 7 is the keyboard's own curve.
  @NullWhenNil package var curve: Int?

  /// Whether the keyboard belongs to the app.
  @NullWhenNil package var belongsToCurrentApp: Bool?

  /// The placement after the notification, as in ClavierCore's `KeyboardState.Placement`.
  ///
  /// The value is null if the end frame is unknown. The value is also null if the screen is unknown, unless the event
  /// is `willHide`.
  @NullWhenNil package var state: String?

  /// The size of the screen in its orientation, from the text or from the frames; null if no known screen matches.
  @NullWhenNil package var screen: ReportSize?

  /// The height of the part of the end frame that is on the screen, in points; null if the end frame or the screen is
  /// unknown.
  @NullWhenNil package var visibleHeight: Double?

  /// Remarks of one or two sentences: the device, the changes, and unusual values with their likely cause.
  package var remarks: [String]
}
