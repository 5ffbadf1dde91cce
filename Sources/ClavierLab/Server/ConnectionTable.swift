/// The connections of a server, and which of them wait for their visitor.
///
/// A slow visitor costs others nothing: when there is no room for a new connection, the one that has waited for its
/// visitor the longest makes room, be it for the head of a request, for its body, or for an answer to be taken.
struct ConnectionTable {
  /// What becomes of a new connection.
  enum Admission: Hashable {
    case admitted
    /// It takes the place of another one, which is no longer in the table.
    case admittedInstead(of: Int)
    /// The lab works for all of the others.
    case refused
  }

  private let limit: Int
  private var connections: Set<Int> = []
  /// Those that wait for their visitor, the longest wait first.
  private var waiting: [Int] = []

  /// - Parameter limit: how many connections there may be.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes in a new connection, which waits for its visitor.
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

  /// Notes that a connection waits for its visitor from now on, or no longer.
  ///
  /// - Returns: false when the connection had to make room for another one.
  mutating func note(_ number: Int, isWaiting: Bool) -> Bool {
    guard connections.contains(number) else { return false }
    waiting.removeAll { $0 == number }
    if isWaiting { waiting.append(number) }
    return true
  }

  /// Takes out a connection that ends.
  mutating func remove(_ number: Int) {
    connections.remove(number)
    waiting.removeAll { $0 == number }
  }
}
