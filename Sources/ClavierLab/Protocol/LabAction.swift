/// An action of the user.
package struct LabAction: Codable, Hashable, Sendable {
  /// The time in seconds of the virtual clock.
  package var time: Double
  /// The position among all events and actions, counted from 1.
  package var number: Int
  /// What the user did, such as `tap email`.
  package var text: String
}
