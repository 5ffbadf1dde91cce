/// One notification of an explained text: its values exactly as the text has them, and what they mean.
///
/// A value that the text does not say is null; none is made up.
package struct NotificationReport: Codable, Hashable, Sendable {
  /// The line on which the notification begins; the first line of the text is 1.
  package var line: Int

  /// `willShow`, `didShow`, `willHide`, `didHide`, `willChangeFrame` or `didChangeFrame`.
  @NullWhenNil package var event: String?

  /// Where the keyboard is said to come from.
  ///
  /// Not to be relied on.
  @NullWhenNil package var startFrame: ReportFrame?

  /// Where the keyboard goes.
  @NullWhenNil package var endFrame: ReportFrame?

  /// The duration of the animation, in seconds.
  @NullWhenNil package var duration: Double?

  /// The raw value of the animation's curve; 7 is the keyboard's own.
  @NullWhenNil package var curve: Int?

  /// Whether the keyboard belongs to the app that received the notification.
  @NullWhenNil package var belongsToCurrentApp: Bool?

  /// What the keyboard is after this notification: `hidden`, `docked`, `undocked`, `floating`, `accessoryOnly`,
  /// `hardwareBar`, `foreign`, or `indeterminate` when the frame says nothing.
  ///
  /// Null when there is no end frame, or no way to tell the screen.
  @NullWhenNil package var state: String?

  /// The size of the screen in its present orientation, told by the text or by what the frames fit; null when several
  /// would fit, or none.
  @NullWhenNil package var screen: ReportSize?

  /// How many points of the end frame's height lie on the screen; null without end frame or screen.
  @NullWhenNil package var visibleHeight: Double?

  /// What is worth knowing, a sentence or two each: the device, what changed, what is odd and why it may be so.
  package var remarks: [String]
}
