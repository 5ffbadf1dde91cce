import FlyingFox

/// Which pages may talk to the lab: those it served itself.
///
/// A page from elsewhere may send requests to this computer as well, under a name that leads here or with its own
/// origin. Both say in the request who they are.
struct HostRule: Sendable {
  /// The values that `Host` may have, in small letters.
  private let hosts: Set<String>

  /// - Parameter host: the host that the server was asked to listen on, which is a name of it too.
  init(host: String, port: UInt16) {
    let names = ["127.0.0.1", "localhost", "[::1]", Self.written(host)]
    var hosts = Set(names.map { "\($0):\(port)".lowercased() })
    // The port of http need not be said.
    if port == 80 { hosts.formUnion(names.map { $0.lowercased() }) }
    self.hosts = hosts
  }

  /// A host as it is written in an address.
  static func written(_ host: String) -> String {
    host.contains(":") ? "[\(host)]" : host
  }

  /// - Throws: a ``Refusal`` when the request came from another page or for another host.
  func check(_ head: RequestHead) throws {
    let names = head.values("host")
    guard names.count == 1, let host = names.first?.lowercased(), hosts.contains(host) else {
      throw Refusal(
        .forbidden, "The lab answers to \(hosts.sorted().joined(separator: ", ")) only; open it under one of these.")
    }
    guard head.values("origin").allSatisfy({ $0.lowercased() == "http://\(host)" }) else {
      throw Refusal(.forbidden, "Another page asked; the lab answers to its own page only.")
    }
  }
}
