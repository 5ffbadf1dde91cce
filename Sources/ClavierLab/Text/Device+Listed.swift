import ClavierTesting

extension Device {
  /// All devices in the order of menus and tables: iPhones before iPads, each group in the reverse order of
  /// ``Device/all``.
  ///
  /// In this order, roughly, the newest iPhones and the largest iPads come first.
  static var listed: [Device] {
    all.filter { $0.idiom == .phone }.reversed() + all.filter { $0.idiom == .pad }.reversed()
  }
}
