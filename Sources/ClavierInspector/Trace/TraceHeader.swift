/// The first line of the trace format.
struct TraceHeader: Codable {
  /// The version that this release writes and reads.
  static let currentVersion = 1

  /// The version of the format.
  var clavierTrace: Int
}
