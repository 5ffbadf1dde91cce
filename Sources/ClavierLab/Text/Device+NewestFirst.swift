import ClavierTesting

extension Device {
  /// All devices, iPhones before iPads, the newest first.
  static var newestFirst: [Device] {
    all.filter { $0.idiom == .phone }.reversed() + all.filter { $0.idiom == .pad }.reversed()
  }
}
