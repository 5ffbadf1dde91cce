/// A keyboard notification.
package struct LabEvent: Codable, Hashable, Sendable {
  /// The time in seconds of the virtual clock.
  package var time: Double
  /// The position among all events and actions, counted from 1.
  package var number: Int
  /// The name, as in ``NotificationReport/event``.
  package var name: String
  @NullWhenNil package var startFrame: ReportFrame?
  @NullWhenNil package var endFrame: ReportFrame?
  @NullWhenNil package var duration: Double?
  @NullWhenNil package var curve: Int?
  @NullWhenNil package var belongsToCurrentApp: Bool?
  /// The sentences of the explanation.
  package var remarks: [String]
}
