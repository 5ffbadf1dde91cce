/// Variables with factors, in the order of the variables' numbers: for the same reason as ``VariableSet``.
struct VariableTerms: Sequence {
  typealias Variable = LinearExpression.Variable

  /// The variables, in order.
  private(set) var keys: [Variable] = []
  private var factors: [Double] = []

  func makeIterator() -> Zip2Sequence<[Variable], [Double]>.Iterator { zip(keys, factors).makeIterator() }

  /// The factor of a variable; nil for one that does not occur.
  subscript(variable: Variable) -> Double? {
    get {
      let index = keys.place(of: variable)
      return index < keys.count && keys[index] == variable ? factors[index] : nil
    }
    set {
      let index = keys.place(of: variable)
      let isKnown = index < keys.count && keys[index] == variable
      switch (newValue, isKnown) {
      case (let factor?, true): factors[index] = factor
      case (let factor?, false):
        keys.insert(variable, at: index)
        factors.insert(factor, at: index)
      case (nil, true):
        keys.remove(at: index)
        factors.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Takes a variable out, and answers its factor.
  mutating func removeValue(forKey variable: Variable) -> Double? {
    let factor = self[variable]
    self[variable] = nil
    return factor
  }
}
