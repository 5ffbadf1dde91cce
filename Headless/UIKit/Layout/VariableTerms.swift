/// Variables with factors, in the order of the variables' numbers, for the same reason as in ``VariableSet``.
struct VariableTerms: Sequence {
  typealias Variable = LinearExpression.Variable

  /// The variables, in order.
  private(set) var keys: [Variable] = []
  private var factors: [Double] = []

  func makeIterator() -> Zip2Sequence<[Variable], [Double]>.Iterator { zip(keys, factors).makeIterator() }

  /// The factor of a variable; nil if the variable does not occur.
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

  /// Adds other terms times a factor, and removes terms whose sum is zero.
  ///
  /// It makes a single pass through both, because the solver spends most of its time here.
  ///
  /// - Returns: The added and the removed variables.
  @discardableResult
  mutating func add(_ other: VariableTerms, times factor: Double) -> (came: [Variable], went: [Variable]) {
    var sum = VariableTerms()
    var (came, went): ([Variable], [Variable]) = ([], [])
    var (own, others) = (0, 0)
    let (count, otherCount) = (keys.count, other.keys.count)
    while own < count || others < otherCount {
      let isOwn = others == otherCount || own < count && keys[own] <= other.keys[others]
      let isOther = own == count || others < otherCount && other.keys[others] <= keys[own]
      let variable = isOwn ? keys[own] : other.keys[others]
      let value = (isOwn ? factors[own] : 0) + (isOther ? factor * other.factors[others] : 0)
      if isOwn { own += 1 }
      if isOther { others += 1 }
      if !Simplex.isZero(value) {
        sum.keys.append(variable)
        sum.factors.append(value)
        if !isOwn { came.append(variable) }
      } else if isOwn {
        went.append(variable)
      }
    }
    self = sum
    return (came, went)
  }

  /// Removes a variable and returns its factor.
  mutating func removeValue(forKey variable: Variable) -> Double? {
    let factor = self[variable]
    self[variable] = nil
    return factor
  }
}
