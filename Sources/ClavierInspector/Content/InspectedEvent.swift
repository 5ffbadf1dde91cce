package import ClavierCore
package import Foundation

/// Something that a center received or decided.
package struct InspectedEvent: Equatable, Sendable {
  /// The kinds of events.
  package enum Kind: Equatable, Sendable {
    /// A notification, and its outcome.
    case notification(KeyboardEvent, KeyboardInfo, KeyboardStateMachine.Outcome)
    /// A notification that cannot be read, and the reason.
    case malformed(KeyboardEvent, reason: String)
    /// A change of the state without a notification.
    case correction(KeyboardState)
  }

  /// The time in seconds since the inspector was presented.
  package var time: TimeInterval

  /// The kind of event.
  package var kind: Kind

  package init(time: TimeInterval, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
