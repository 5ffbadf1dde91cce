/// The first line of the trace format.
struct TraceHeader: Codable {
  static let currentVersion = 1

  var clavierTrace: Int
}
