/// The limits of the lab's server.
package struct ServerLimits: Sendable {
  /// The maximum number of connections.
  ///
  /// If a client connects when the limit is reached, the connection that has waited longest for its client is closed.
  ///
  /// If no connection is waiting, the response to the new connection is 503.
  package var connections = 128
  /// The maximum number of sessions, each with a process.
  ///
  /// If the limit is reached, the response is 503.
  package var sessions = 32
  /// The maximum number of logs that are waiting or being explained, or whose explanations are being sent.
  ///
  /// If the limit is reached, the response is 503.
  package var explanations = 2
  /// The maximum number of bytes in an explanation.
  ///
  /// The response to a log with a longer explanation is 413.
  package var explanationSize = 16 * 1_048_576
  /// The maximum number of bytes from the request line to the empty line.
  package var headSize = 16 * 1024
  /// The maximum number of header fields.
  package var fieldCount = 100
  /// The maximum number of bytes in a request's body.
  package var bodySize = 1_048_576
  /// The maximum number of bytes in a message of the page.
  package var messageSize = 1_500_000
  /// The time within which the head, and then the body, of a request must arrive.
  package var requestTime = Duration.seconds(10)
  /// The time within which the client must read a response.
  package var answerTime = Duration.seconds(20)
  /// The maximum time between two requests of a connection.
  package var idleTime = Duration.seconds(30)
  /// The maximum time without a message from the page.
  package var sessionIdleTime = Duration.seconds(30 * 60)
  /// The time within which a phone must read a message.
  package var phoneTime = Duration.seconds(30)
  /// The time within which the other side must close the connection.
  package var closingTime = Duration.seconds(1)

  package init() {}

  /// Returns these limits, with at most as many sessions and connections as a process with the given number of
  /// descriptors can have.
  ///
  /// - Parameter descriptors: The maximum number of descriptors; negative if there is no maximum.
  func fitting(descriptors: Int) -> ServerLimits {
    guard descriptors >= 0 else { return self }
    // The process itself needs about 25 descriptors, a connection needs two, and a phone needs three in addition to its
    // connection.
    let free = max(0, descriptors - 40)
    var limits = self
    limits.sessions = min(sessions, max(1, free / 6))
    limits.connections = min(connections, max(2, (free - 3 * limits.sessions) / 2))
    return limits
  }
}
