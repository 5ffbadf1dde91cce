/// Finds the names that are most similar to a mistyped one.
package enum NearestName {
  /// Returns the closest names, the closest first; empty if none is similar.
  package static func candidates(for typed: String, among names: [String], limit: Int = 3) -> [String] {
    let wanted = Array(typed.lowercased())
    let scored = names.map { name -> (name: String, distance: Int) in
      let candidate = Array(name.lowercased())
      // A prefix is close to its name, however long the rest of the name is.
      if !wanted.isEmpty, candidate.starts(with: wanted) { return (name, 1) }
      return (name, distance(wanted, candidate))
    }
    let limitDistance = max(2, wanted.count / 2)
    return scored.filter { $0.distance <= limitDistance }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(limit).map(\.name)
  }

  /// Returns the number of letters to insert, delete, replace, or swap, without regard to case.
  package static func distance(_ first: String, _ second: String) -> Int {
    distance(Array(first.lowercased()), Array(second.lowercased()))
  }

  /// Returns the number of letters to insert, delete, replace, or swap.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var row = [i + 1]
      for (j, b) in second.enumerated() {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == second[j - 1], first[i - 1] == b { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[second.count]
  }
}
