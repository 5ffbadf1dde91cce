extension KeyboardMeasurement {
  /// Returns this measurement, or its variant for a system version.
  func on(version: Int) -> KeyboardMeasurement {
    if holds(on: version) ?? true { return self }
    guard var variant = variants.first(where: { $0.holds(on: version) == true }) else { return self }
    variant.isAssumed = isAssumed
    return variant
  }

  /// Returns whether the number holds for a system version; `nil` if ``systems`` is `nil` or cannot be read.
  private func holds(on version: Int) -> Bool? {
    guard let systems else { return nil }
    let ranges = systems.split(separator: ",").map { $0.drop { $0 == " " } }
    guard ranges.count > 1 else { return Self.range(systems[...], contains: version) }
    return ranges.contains { Self.range($0, contains: version) == true }
  }

  /// Returns whether a range of systems, such as "8-12", "13+", or "26", contains a version; `nil` if the range has a
  /// different form.
  private static func range(_ range: Substring, contains version: Int) -> Bool? {
    if range.hasSuffix("+") { return Double(range.dropLast()).map { Double(version) >= $0 } }
    let bounds = range.split(separator: "-").map { Double($0) }
    guard let lowest = bounds.first ?? nil, let highest = bounds.last ?? nil else { return nil }
    // A minor version, as in "26.2", belongs to its major version.
    return lowest...max(lowest, highest) ~= Double(version) || Int(lowest) == version
  }
}
