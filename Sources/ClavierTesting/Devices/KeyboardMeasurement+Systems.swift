extension KeyboardMeasurement {
  /// Returns this measurement, or its variant for a system version.
  ///
  /// If the number for the version is unknown, the result is the number for the nearest earlier version, or otherwise
  /// for the nearest later one. Such a result is marked as assumed.
  func on(version: Int) -> KeyboardMeasurement {
    let known = [self] + variants
    // Without the versions of this measurement, nothing shows that a variant is better.
    guard let own = distance(to: version), own != 0 else { return self }
    let distances = known.map { $0.distance(to: version) ?? .infinity }
    guard let index = distances.indices.min(by: { Self.isNearer(distances[$0], than: distances[$1]) }) else {
      return self
    }
    var nearest = known[index]
    if distances[index] == 0 {
      nearest.isAssumed = isAssumed
    } else {
      nearest = nearest.assumed(borrowedFrom: "iOS \(nearest.systems ?? "")")
    }
    return nearest
  }

  /// Returns the number of versions from the nearest version for which the number holds: 0 if the number holds for the
  /// version itself, and negative if the nearest version is later; nil if ``systems`` is nil or cannot be read.
  private func distance(to version: Int) -> Double? {
    let ranges = systems?.split(separator: ",").compactMap { Self.range($0.drop { $0 == " " }) } ?? []
    return ranges.map { range in
      // A minor version, as in "26.2", belongs to its major version.
      let bounds = range.lowerBound.rounded(.down)...max(range.lowerBound, range.upperBound)
      if bounds ~= Double(version) { return 0 }
      return Double(version) - (Double(version) < bounds.lowerBound ? bounds.lowerBound : bounds.upperBound)
    }
    .min { Self.isNearer($0, than: $1) }
  }

  /// Returns whether a distance is preferable to another distance.
  ///
  /// Earlier versions are preferable to later versions. Among them, the shorter distance is preferable.
  private static func isNearer(_ distance: Double, than other: Double) -> Bool {
    (distance < 0) == (other < 0) ? abs(distance) < abs(other) : other < 0
  }

  /// Returns the versions in a range of systems, such as "8-12", "13+", or "26"; nil if the range has a different form.
  private static func range(_ range: Substring) -> ClosedRange<Double>? {
    if range.hasSuffix("+") { return Double(range.dropLast()).map { $0...Double.infinity } }
    let bounds = range.split(separator: "-").map { Double($0) }
    guard let lowest = bounds.first ?? nil, let highest = bounds.last ?? nil else { return nil }
    return lowest...max(lowest, highest)
  }
}
