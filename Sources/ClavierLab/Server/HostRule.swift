import FlyingFox

/// Accepts requests only from pages that the lab itself serves.
///
/// Pages of other sites can also send requests to this computer. Such pages either use a host name that resolves to
/// this computer, or have their own origin. The header fields `Host` and `Origin` reveal this.
///
/// A port mapping, such as that of `docker -p` or `ssh -L`, does not change the browser's `Host` field. Therefore, a
/// lab behind a mapping from another port refuses every request, and the message states the remedy.
struct HostRule: Sendable {
  private let names: [String]
  private let port: UInt16

  /// Creates the rule.
  ///
  /// - Parameter host: The host that the server listens on, which is accepted as well.
  init(host: String, port: UInt16) {
    names = ["127.0.0.1", "localhost", "[::1]", Self.written(host)]
    self.port = port
  }

  /// Returns the accepted values of `Host` on a connection, in lowercase.
  private func hosts(at address: String?) -> Set<String> {
    let names = names + (address.map { [Self.written($0)] } ?? [])
    var hosts = Set(names.map { "\($0):\(port)".lowercased() })
    // The default port of HTTP may be omitted.
    if port == 80 { hosts.formUnion(names.map { $0.lowercased() }) }
    return hosts
  }

  /// Returns a host in the notation of URLs.
  static func written(_ host: String) -> String {
    host.contains(":") ? "[\(host)]" : host
  }

  /// Accepts or refuses a request.
  ///
  /// - Parameters:
  ///   - head: The head of the request.
  ///   - address: The address at which the request arrived. A lab that listens on all addresses has many addresses. The
  ///     address is numeric, so it never equals the host name of another page.
  /// - Throws: A ``Refusal`` if the request comes from another page or names another host.
  func check(_ head: RequestHead, at address: String?) throws {
    let hosts = hosts(at: address)
    let names = head.values("host")
    guard names.count == 1, let host = names.first?.lowercased(), hosts.contains(host) else {
      throw Refusal(
        .forbidden,
        "Open the lab at one of these addresses: \(hosts.sorted().joined(separator: ", ")). "
          + "If you forward a port to the lab, use port \(port) on both sides.")
    }
    guard head.values("origin").allSatisfy({ $0.lowercased() == "http://\(host)" }) else {
      throw Refusal(.forbidden, "The lab accepts requests only from its own page.")
    }
  }
}
