import Foundation

/// The observations of one device check.
public struct DeviceCheckEntry: Codable, Hashable, Sendable {
  /// One event in the log of a check.
  public struct Event: Codable, Hashable, Sendable {
    /// The time since the check began, in seconds.
    public var time: Double
    /// The name of the event.
    public var name: String
    /// The frame that belongs to the event: x, y, width, and height, in points.
    public var frame: [Double]?
    /// The duration that belongs to the event, in seconds.
    public var duration: Double?
  }

  /// The name of the check.
  public var check: String
  /// The reason why the check was not completed; nil if it was completed.
  public var skipped: String?
  /// The observed values that distinguish the alternatives, keyed by name.
  public var observations: [String: Observation]
  /// The log of everything that happened, for people who read the report.
  public var log: [Event]

  /// Creates an entry.
  public init(
    check: String, skipped: String? = nil, observations: [String: Observation] = [:], log: [Event] = []
  ) {
    self.check = check
    self.skipped = skipped
    self.observations = observations
    self.log = log
  }

  private enum CodingKeys: String, CodingKey {
    case check = "belief"
    case skipped, observations, log
  }
}
