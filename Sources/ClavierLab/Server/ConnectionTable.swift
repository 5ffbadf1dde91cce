/// The connections of a server, and which of them are waiting for their client.
///
/// A slow client does not block others. If the table is full when a new connection arrives, the connection that has
/// waited longest for its client is closed.
struct ConnectionTable {
  /// The result of adding a connection.
  enum Admission: Hashable {
    case admitted
    /// The new connection replaces another connection, which is no longer in the table.
    case admittedInstead(of: Int)
    /// All other connections are active.
    case refused
  }

  private let limit: Int
  private var connections: Set<Int> = []
  /// The waiting connections.
  ///
  /// The first one has waited longest.
  private var waiting: [Int] = []

  /// Creates a table.
  ///
  /// - Parameter limit: The maximum number of connections.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a connection that waits for its client.
  mutating func admit(_ number: Int) -> Admission {
    var admission = Admission.admitted
    if connections.count >= limit {
      guard !waiting.isEmpty else { return .refused }
      let oldest = waiting.removeFirst()
      connections.remove(oldest)
      admission = .admittedInstead(of: oldest)
    }
    connections.insert(number)
    waiting.append(number)
    return admission
  }

  /// Records whether a connection is waiting for its client.
  ///
  /// - Returns: False if the connection was replaced by another one.
  mutating func update(_ number: Int, isWaiting: Bool) -> Bool {
    guard connections.contains(number) else { return false }
    waiting.removeAll { $0 == number }
    if isWaiting { waiting.append(number) }
    return true
  }

  /// Removes a connection.
  mutating func remove(_ number: Int) {
    connections.remove(number)
    waiting.removeAll { $0 == number }
  }
}
