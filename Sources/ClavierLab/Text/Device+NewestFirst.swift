import ClavierTesting

extension Device {
  /// All devices, iPhones before iPads, each group in the reverse order of ``Device/all``.
  ///
  /// The newest iPhones and the largest iPads are approximately the first.
  static var newestFirst: [Device] {
    all.filter { $0.idiom == .phone }.reversed() + all.filter { $0.idiom == .pad }.reversed()
  }
}
