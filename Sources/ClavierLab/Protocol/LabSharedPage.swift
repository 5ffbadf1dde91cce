/// A page that plays the session.
package struct LabSharedPage: Codable, Hashable, Sendable {
  /// The time at which the session ends, in seconds of the virtual clock.
  package var to: Double
  package var html: String
}
