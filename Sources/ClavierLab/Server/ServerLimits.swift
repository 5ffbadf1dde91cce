/// The bounds that keep the lab's server small, whoever talks to it.
package struct ServerLimits: Sendable {
  /// Connections at a time; for one above, that which has waited for its visitor the longest is closed.
  ///
  /// Where the lab works for all of them, the one above is answered with 503.
  package var connections = 128
  /// Sessions at a time, each with a process of its own; one above is answered with 503.
  package var sessions = 32
  /// Texts at a time that are explained or wait for it; one above is answered with 503.
  package var explanations = 2
  /// Bytes from the request line to the empty line.
  package var headSize = 16 * 1024
  /// Fields of a request's head.
  package var fieldCount = 100
  /// Bytes of a request's body.
  package var bodySize = 1_048_576
  /// Bytes of a message of the page, however many frames it comes in.
  package var messageSize = 1_500_000
  /// How long a request may take to arrive: its head, and again its body.
  package var requestTime = Duration.seconds(10)
  /// How long an answer may take to be taken.
  package var answerTime = Duration.seconds(20)
  /// How long a connection may wait for its next request.
  package var quietTime = Duration.seconds(30)
  /// How long a session may go on without any message of the page.
  package var sessionQuietTime = Duration.seconds(30 * 60)
  /// How long a phone may take to read a message.
  package var phoneTime = Duration.seconds(30)
  /// How long the other side has to take leave before it is left.
  package var farewellTime = Duration.seconds(1)

  package init() {}
}
