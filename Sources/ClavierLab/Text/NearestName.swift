import ClavierTesting

/// Finds the names that are most similar to a mistyped name.
package enum NearestName {
  /// The smallest number of characters at which a name is not compared with other names.
  ///
  /// No name is that long, and each comparison takes time in proportion to the length.
  private static let longestName = 100

  /// Returns the closest names in order of similarity; empty if no name is similar.
  package static func candidates(for typed: String, among names: [String], limit: Int = 3) -> [String] {
    guard typed.utf8.count < longestName else { return [] }
    let wanted = Array(typed.lowercased())
    let scored = names.map { name -> (name: String, distance: Int) in
      let candidate = Array(name.lowercased())
      // A prefix counts as close to its name, regardless of the length of the rest of the name.
      if !wanted.isEmpty, candidate.starts(with: wanted) { return (name, 1) }
      return (name, wanted.editDistance(to: candidate, allowsSwaps: true))
    }
    let greatestDistance = max(2, wanted.count / 2)
    return scored.filter { $0.distance <= greatestDistance }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(limit).map(\.name)
  }

  /// Returns the number of characters to insert, delete, replace, or swap, without regard to case.
  package static func distance(_ first: String, _ second: String) -> Int {
    Array(first.lowercased()).editDistance(to: Array(second.lowercased()), allowsSwaps: true)
  }
}
