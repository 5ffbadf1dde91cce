extension [Character] {
  /// Returns the number of characters to insert, delete, or replace to get another word.
  ///
  /// - Parameters:
  ///   - other: The other word.
  ///   - allowsSwaps: Whether two neighboring characters can be swapped as well, which counts as one change.
  package func editDistance(to other: [Character], allowsSwaps: Bool = false) -> Int {
    var beforeLast: [Int] = []
    var last = Array<Int>(0...other.count)
    for (i, a) in enumerated() {
      var row = [i + 1]
      for (j, b) in other.enumerated() {
        var cost = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (a == b ? 0 : 1))
        if allowsSwaps, i > 0, j > 0, a == other[j - 1], self[i - 1] == b {
          cost = Swift.min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[other.count]
  }
}
