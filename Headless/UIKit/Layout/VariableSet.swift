/// Variables in the order of their numbers.
///
/// A `Set` cannot be used, because its iteration order differs between processes. Sums would differ in their last bits,
/// ties would be broken differently, and runs could not be reproduced.
struct VariableSet: Sequence, ExpressibleByArrayLiteral {
  typealias Variable = LinearExpression.Variable

  private(set) var sorted: [Variable] = []

  var isEmpty: Bool { sorted.isEmpty }

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
  /// Returns the index of a variable in a sorted array, or the index at which to insert it.
  func place(of variable: LinearExpression.Variable) -> Int {
    withUnsafeBufferPointer { variables in
      var (low, high) = (0, variables.count)
      guard high > 0, let start = variables.baseAddress else { return 0 }
      // The last variable is the newest and the most frequently used.
      if start[high - 1] < variable { return high }
      while low < high {
        let middle = (low + high) / 2
        if start[middle] < variable { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
