/// Variables in the order of their numbers.
///
/// A `Set` would be gone through in another order by every process: sums would differ in their last bits, ties would
/// be broken otherwise, and no run could be had again.
struct VariableSet: Sequence, ExpressibleByArrayLiteral {
  typealias Variable = LinearExpression.Variable

  private(set) var sorted: [Variable] = []

  init(arrayLiteral elements: Variable...) {
    for element in elements { insert(element) }
  }

  func makeIterator() -> IndexingIterator<[Variable]> { sorted.makeIterator() }

  mutating func insert(_ variable: Variable) {
    let index = sorted.place(of: variable)
    if index == sorted.count || sorted[index] != variable { sorted.insert(variable, at: index) }
  }

  mutating func remove(_ variable: Variable) {
    let index = sorted.place(of: variable)
    if index < sorted.count, sorted[index] == variable { sorted.remove(at: index) }
  }
}

extension [LinearExpression.Variable] {
  /// Where a variable stands in a sorted array, or would.
  func place(of variable: LinearExpression.Variable) -> Int {
    // What comes last is the newest and the most often asked for.
    if let last, last < variable { return count }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
