import FlyingFox

/// Accepts requests only from pages that the lab itself serves.
///
/// Other pages can send requests to this computer too, under a host name that resolves to it or with their own origin.
/// The header fields `Host` and `Origin` reveal them.
struct HostRule: Sendable {
  /// The accepted values of `Host`, in lowercase.
  private let hosts: Set<String>

  /// Creates the rule.
  ///
  /// - Parameter host: The host that the server listens on, which is accepted as well.
  init(host: String, port: UInt16) {
    let names = ["127.0.0.1", "localhost", "[::1]", Self.written(host)]
    var hosts = Set(names.map { "\($0):\(port)".lowercased() })
    // The default port of HTTP may be omitted.
    if port == 80 { hosts.formUnion(names.map { $0.lowercased() }) }
    self.hosts = hosts
  }

  /// Returns a host in the notation of URLs.
  static func written(_ host: String) -> String {
    host.contains(":") ? "[\(host)]" : host
  }

  /// - Throws: A ``Refusal`` if the request comes from another page or names another host.
  func check(_ head: RequestHead) throws {
    let names = head.values("host")
    guard names.count == 1, let host = names.first?.lowercased(), hosts.contains(host) else {
      throw Refusal(
        .forbidden, "Open the lab as one of: \(hosts.sorted().joined(separator: ", ")).")
    }
    guard head.values("origin").allSatisfy({ $0.lowercased() == "http://\(host)" }) else {
      throw Refusal(.forbidden, "The lab accepts requests only from its own page.")
    }
  }
}
