/// Variables with factors, in the order of the variables' numbers, for the same reason as in ``VariableSet``.
///
/// No factor is zero.
struct VariableTerms: Sequence {
  typealias Variable = LinearExpression.Variable

  struct Term {
    let variable: Variable
    var factor: Double
  }

  private var terms: [Term] = []

  func makeIterator() -> IndexingIterator<[Term]> { terms.makeIterator() }

  /// Returns the first variable that meets a condition.
  func firstVariable(where condition: (Variable) -> Bool) -> Variable? {
    for term in terms where condition(term.variable) { return term.variable }
    return nil
  }

  /// The factor of a variable; nil if the variable does not occur.
  subscript(variable: Variable) -> Double? {
    get {
      let (index, isKnown) = lookUp(variable)
      return isKnown ? terms[index].factor : nil
    }
    set {
      let (index, isKnown) = lookUp(variable)
      switch (newValue, isKnown) {
      case (let factor?, true): terms[index].factor = factor
      case (let factor?, false): terms.insert(Term(variable: variable, factor: factor), at: index)
      case (nil, true): terms.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Returns the index of a variable, or the index at which to insert it, and whether the variable occurs.
  private func lookUp(_ variable: Variable) -> (index: Int, isKnown: Bool) {
    let index = place(of: variable)
    return (index, index < terms.count && terms[index].variable == variable)
  }

  /// Returns the index of a variable, or the index at which to insert it.
  private func place(of variable: Variable) -> Int {
    terms.withUnsafeBufferPointer { terms in
      var (low, high) = (0, terms.count)
      guard high > 0, let start = terms.baseAddress else { return 0 }
      // The last variable is the newest and the most frequently used.
      if start[high - 1].variable < variable { return high }
      while low < high {
        let middle = (low + high) / 2
        if start[middle].variable < variable { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// Removes a variable and returns its factor.
  mutating func removeValue(forKey variable: Variable) -> Double? {
    let (index, isKnown) = lookUp(variable)
    guard isKnown else { return nil }
    return terms.remove(at: index).factor
  }

  /// Multiplies all factors by a factor, and removes terms that become zero.
  mutating func multiply(by factor: Double) {
    let hasZeros = terms.withUnsafeMutableBufferPointer { terms in
      guard let start = terms.baseAddress else { return false }
      var hasZeros = false
      var index = 0
      while index < terms.count {
        start[index].factor *= factor
        if Simplex.isZero(start[index].factor) { hasZeros = true }
        index += 1
      }
      return hasZeros
    }
    if hasZeros { terms.removeAll { Simplex.isZero($0.factor) } }
  }

  /// Adds other terms, multiplied by a factor, and removes terms whose sum is zero.
  ///
  /// The method makes a single pass through both lists and reuses the memory, because the solver spends most of its
  /// time here.
  ///
  /// - Parameters:
  ///   - added: A closure that receives the added variables.
  ///   - removed: A closure that receives the removed variables.
  mutating func add(_ other: VariableTerms, times factor: Double, added: inout [Variable], removed: inout [Variable]) {
    guard !other.terms.isEmpty else { return }
    let newCount = countNew(in: other)
    let oldCount = terms.count
    if newCount > 0 { terms += other.terms.prefix(newCount) }
    let hasZeros = terms.withUnsafeMutableBufferPointer { terms in
      other.terms.withUnsafeBufferPointer { others in
        // The other terms are not empty, so both have memory.
        guard let own = terms.baseAddress, let new = others.baseAddress else { return false }
        return Self.merge(
          own, count: oldCount, with: new, count: others.count, times: factor, endingAt: terms.count,
          added: &added, removed: &removed)
      }
    }
    if hasZeros { terms.removeAll { Simplex.isZero($0.factor) } }
  }

  mutating func add(_ other: VariableTerms, times factor: Double) {
    var (added, removed): ([Variable], [Variable]) = ([], [])
    add(other, times: factor, added: &added, removed: &removed)
  }

  /// Returns the number of variables in other terms that do not occur here.
  private func countNew(in other: VariableTerms) -> Int {
    terms.withUnsafeBufferPointer { terms in
      other.terms.withUnsafeBufferPointer { others in
        guard let own = terms.baseAddress, let new = others.baseAddress else { return others.count }
        var count = 0
        var (index, otherIndex) = (0, 0)
        while otherIndex < others.count {
          while index < terms.count, own[index].variable < new[otherIndex].variable { index += 1 }
          if index == terms.count { return count + others.count - otherIndex }
          if own[index].variable != new[otherIndex].variable { count += 1 }
          otherIndex += 1
        }
        return count
      }
    }
  }

  /// Merges terms with others from the end to the beginning, so that none is overwritten before it is read.
  ///
  /// - Returns: Whether there are terms whose factor is zero.
  private static func merge(
    _ own: UnsafeMutablePointer<Term>, count ownCount: Int, with others: UnsafePointer<Term>, count otherCount: Int,
    times factor: Double, endingAt end: Int, added: inout [Variable], removed: inout [Variable]
  ) -> Bool {
    var hasZeros = false
    var (index, otherIndex, place) = (ownCount - 1, otherCount - 1, end - 1)
    while otherIndex >= 0 {
      let other = others[otherIndex]
      if index >= 0, own[index].variable > other.variable {
        own[place] = own[index]
        index -= 1
      } else {
        var value = factor * other.factor
        let isKnown = index >= 0 && own[index].variable == other.variable
        if isKnown {
          value += own[index].factor
          index -= 1
        }
        own[place] = Term(variable: other.variable, factor: value)
        otherIndex -= 1
        if Simplex.isZero(value) {
          hasZeros = true
          if isKnown { removed.append(other.variable) }
        } else if !isKnown {
          added.append(other.variable)
        }
      }
      place -= 1
    }
    return hasZeros
  }
}
