/// Solves linear equations and inequalities, violating those of lower priority first if necessary.
///
/// This is the incremental simplex of the Cassowary algorithm (Badros, Borning, Stuckey: "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm", 2001), with two simplifications. First, every constraint may be violated.
/// Violating a required constraint has the highest cost. Therefore, there is always a solution, and constraints that
/// were in conflict are satisfied again as soon as possible. Second, the costs of different priorities are compared one
/// after another instead of added, so many constraints of low priority cannot outweigh one of a higher priority.
struct Simplex {
  typealias Variable = LinearExpression.Variable

  /// The relation between two sides.
  enum Relation { case equal, greaterOrEqual, lessOrEqual }

  /// A constraint in the tableau.
  struct Handle {
    /// The distance of the expression below 0.
    ///
    /// Only this constraint introduces `first` and ``second``, as `expression + first - second = 0`. Therefore, their
    /// factors are opposite in every row.
    let first: Variable
    /// The distance of the expression above 0.
    let second: Variable
    fileprivate let priority: Float
    /// Whether the constraint is violated while `first` is above 0.
    fileprivate let firstHasCost: Bool
    /// Whether the constraint is violated while `second` is above 0.
    fileprivate let secondHasCost: Bool
  }

  /// The free variables whose values have changed since this set was last emptied.
  var changed: VariableSet = []

  /// The priority of preferences that never determine which constraint is violated.
  ///
  /// A constraint with this priority is satisfied only as far as that does not change the violations of other
  /// constraints.
  static let weakest: Float = 0.1

  private var isFree: [Bool] = []
  /// Whether a variable is the violation of a constraint above the weakest priority.
  private var isViolation: [Bool] = []
  /// The basic variables, each as an expression of the other variables.
  private var rows = RowTable()
  /// The number of constraints, each of which has one row.
  var constraintCount: Int { rows.count }
  /// For every nonbasic variable, the basic variables whose rows contain it.
  private var columns = ColumnTable()
  /// The costs, from the highest to the lowest priority.
  private var levels: [Level] = []
  /// The basic variables that may be negative although they are not free.
  private var infeasible: [Variable] = []

  /// The costs of the constraints of one priority.
  private struct Level {
    let priority: Float
    var costs = LinearExpression()
  }

  /// Returns whether a factor is 0 apart from rounding.
  static func isZero(_ number: Double) -> Bool { number < 1e-9 && number > -1e-9 }

  /// The largest value that counts as 0 in a comparison of values or costs.
  private static let tolerance = 1e-7

  // MARK: Variables

  /// Creates a variable that can have any value.
  ///
  /// It is 0 until a constraint determines its value.
  mutating func makeFreeVariable() -> Variable {
    isFree.append(true)
    isViolation.append(false)
    return isFree.count - 1
  }

  /// Creates a variable that must not be negative.
  private mutating func makeRestrictedVariable() -> Variable {
    isFree.append(false)
    isViolation.append(false)
    return isFree.count - 1
  }

  /// Returns the value of a variable in the current solution, which is 0 for a nonbasic variable.
  func value(of variable: Variable) -> Double { rows[variable]?.constant ?? 0 }

  // MARK: Constraints

  /// Adds the constraint `expression relation 0`.
  ///
  /// Call ``optimize()`` after adding the last constraint.
  mutating func add(_ expression: LinearExpression, _ relation: Relation, priority: Float) -> Handle {
    let (first, second) = (makeRestrictedVariable(), makeRestrictedVariable())
    let handle = Handle(
      first: first, second: second, priority: priority, firstHasCost: relation != .lessOrEqual,
      secondHasCost: relation != .greaterOrEqual)
    var row = LinearExpression(constant: expression.constant)
    for term in expression.terms {
      if let known = rows[term.variable] {
        row.add(known, times: term.factor)
      } else {
        row.add(term.variable, times: term.factor)
      }
    }
    row.add(first, times: 1)
    row.add(second, times: -1)
    // A row that is solved for a free variable is always feasible. Otherwise, it is solved for whichever of its own two
    // variables becomes positive.
    let free = row.terms.firstVariable { isFree[$0] }
    let subject = free ?? (row.constant >= 0 ? second : first)
    insert(solve(row, for: subject), for: subject)
    if handle.firstHasCost { addCost(first, 1, at: priority) }
    if handle.secondHasCost { addCost(second, 1, at: priority) }
    isViolation[first] = handle.firstHasCost && priority > Self.weakest
    isViolation[second] = handle.secondHasCost && priority > Self.weakest
    return handle
  }

  /// Removes a constraint.
  ///
  /// Call ``optimize()`` after removing the last one.
  mutating func remove(_ handle: Handle) {
    if handle.firstHasCost { addCost(handle.first, -1, at: handle.priority) }
    if handle.secondHasCost { addCost(handle.second, -1, at: handle.priority) }
    if rows.contains(handle.first) {
      removeRow(of: handle.first)
    } else if rows.contains(handle.second) {
      removeRow(of: handle.second)
    } else if let leaving = leavingRow(forMarker: handle.first) {
      pivot(entering: handle.first, leaving: leaving)
      removeRow(of: handle.first)
    }
    forget(handle.first)
    forget(handle.second)
  }

  /// Adds to the constant of a constraint's expression.
  ///
  /// If constraints were added or removed, call ``optimize()`` first. Call ``restoreFeasibility()`` after the last
  /// change.
  mutating func shift(_ handle: Handle, by difference: Double) {
    if let row = rows[handle.first] {
      setConstant(row.constant - difference, of: handle.first)
    } else {
      for basic in columns[handle.first] {
        guard let row = rows[basic], let coefficient = row.terms[handle.first] else { continue }
        setConstant(row.constant + coefficient * difference, of: basic)
      }
    }
  }

  // MARK: Optimization

  /// Finds the optimal solution, starting from a feasible one.
  mutating func optimize() {
    while let entering = enteringVariable() {
      // A leaving variable always exists: a cost is a sum of nonnegative terms, so it cannot decrease without limit.
      guard let leaving = leavingVariable(for: entering) else { return }
      pivot(entering: entering, leaving: leaving)
    }
  }

  /// Finds the optimal solution again after constants have changed.
  mutating func restoreFeasibility() {
    // Ties can make the search loop. Without ties, it needs less than two passes through all rows.
    for _ in 0..<(2 * rows.count + 100) {
      guard let leaving = infeasible.popLast() else { return }
      guard let row = rows[leaving], row.constant < -Self.tolerance, let entering = enteringVariable(raising: row)
      else { continue }
      pivot(entering: entering, leaving: leaving)
    }
  }

  /// Returns the variable with the lowest number that can lower a cost without raising a cost of a higher priority.
  private func enteringVariable() -> Variable? {
    for (index, level) in levels.enumerated() {
      for term in level.costs.terms
      where term.factor < -Self.tolerance && hasNoCost(term.variable, above: index)
        && (level.priority > Self.weakest || changesNoViolation(term.variable))
      { return term.variable }
    }
    return nil
  }

  /// Returns the first basic variable to reach 0 as another variable increases; free variables are ignored.
  ///
  /// In a tie, the result is the variable with the lowest number.
  private func leavingVariable(for entering: Variable) -> Variable? {
    var best: (variable: Variable, ratio: Double)?
    for basic in columns[entering] where !isFree[basic] {
      guard let row = rows[basic], let coefficient = row.terms[entering], coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      if let present = best {
        if ratio < present.ratio - Self.tolerance || (ratio <= present.ratio && basic < present.variable) {
          best = (basic, ratio)
        }
      } else {
        best = (basic, ratio)
      }
    }
    return best?.variable
  }

  /// Returns the variable that raises the value of a row at the lowest cost.
  private func enteringVariable(raising row: LinearExpression) -> Variable? {
    var best: Variable?
    for term in row.terms where term.factor > 0 {
      guard let present = best else {
        best = term.variable
        continue
      }
      if isCheaper(term.variable, term.factor, than: present, row.terms[present] ?? 1) { best = term.variable }
    }
    return best
  }

  /// Returns whether the costs of all levels before a given level do not depend on a variable.
  private func hasNoCost(_ variable: Variable, above end: Int) -> Bool {
    for index in 0..<end {
      if let factor = levels[index].costs.terms[variable], abs(factor) > Self.tolerance { return false }
    }
    return true
  }

  /// Returns whether a variable is above 0 and can decrease without cost.
  ///
  /// If the result is true, the constraints do not determine the variable's value.
  func canDecrease(_ variable: Variable) -> Bool {
    guard let row = rows[variable], row.constant > Self.tolerance else { return false }
    return row.terms.contains { term in
      (term.factor < 0 || isFree[term.variable]) && changesNoViolation(term.variable)
    }
  }

  /// Returns whether no violation changes if a nonbasic variable increases.
  private func changesNoViolation(_ variable: Variable) -> Bool {
    !isViolation[variable] && !columns[variable].contains { isViolation[$0] }
  }

  /// Returns whether raising a row by the same amount costs less with one variable than with another.
  private func isCheaper(
    _ one: Variable, _ coefficient: Double, than other: Variable, _ otherCoefficient: Double
  ) -> Bool {
    for level in levels {
      let difference =
        (level.costs.terms[one] ?? 0) / coefficient - (level.costs.terms[other] ?? 0) / otherCoefficient
      if abs(difference) > Self.tolerance { return difference < 0 }
    }
    return one < other
  }

  // MARK: The tableau

  /// Adds a variable to the costs of a priority, or removes it if the sign is -1.
  private mutating func addCost(_ variable: Variable, _ sign: Double, at priority: Float) {
    let index: Int
    if let known = levels.firstIndex(where: { $0.priority <= priority }), levels[known].priority == priority {
      index = known
    } else {
      index = levels.firstIndex { $0.priority < priority } ?? levels.count
      levels.insert(Level(priority: priority), at: index)
    }
    if let row = rows[variable] {
      levels[index].costs.add(row, times: sign)
    } else {
      levels[index].costs.add(variable, times: sign)
    }
  }

  /// Solves `row = 0` for one of its variables.
  private func solve(_ row: LinearExpression, for variable: Variable) -> LinearExpression {
    var rest = row
    let coefficient = rest.terms.removeValue(forKey: variable) ?? 1
    return (-1 / coefficient) * rest
  }

  /// Makes a variable basic and substitutes its expression in all rows.
  private mutating func insert(_ row: LinearExpression, for variable: Variable) {
    for basic in columns.removeColumn(of: variable) { substitute(variable, with: row, inRowOf: basic) }
    for index in levels.indices {
      if let factor = levels[index].costs.terms.removeValue(forKey: variable) {
        levels[index].costs.add(row, times: factor)
      }
    }
    rows.set(row, for: variable)
    for term in row.terms { columns.insert(variable, inColumnOf: term.variable) }
    noteChange(of: variable)
  }

  /// Replaces a variable with its expression in one row.
  private mutating func substitute(
    _ variable: Variable, with expression: LinearExpression, inRowOf basic: Variable
  ) {
    var (added, removed): ([Variable], [Variable]) = ([], [])
    let change = rows.update(basic) { row -> (factor: Double, constant: Double)? in
      guard let factor = row.terms.removeValue(forKey: variable) else { return nil }
      row.constant += factor * expression.constant
      row.terms.add(expression.terms, times: factor, added: &added, removed: &removed)
      return (factor, row.constant)
    }
    guard let (factor, constant) = change ?? nil else { return }
    for other in added { columns.insert(basic, inColumnOf: other) }
    for other in removed { columns.remove(basic, fromColumnOf: other) }
    if factor * expression.constant != 0 { noteChange(of: basic) }
    if constant < -Self.tolerance, !isFree[basic] { infeasible.append(basic) }
  }

  private mutating func removeRow(of variable: Variable) {
    guard let row = rows.remove(variable) else { return }
    for term in row.terms { columns.remove(variable, fromColumnOf: term.variable) }
    noteChange(of: variable)
  }

  /// Makes one variable basic and another nonbasic.
  private mutating func pivot(entering: Variable, leaving: Variable) {
    guard var row = rows[leaving] else { return }
    removeRow(of: leaving)
    row.add(leaving, times: -1)
    insert(solve(row, for: entering), for: entering)
  }

  /// Returns a row that can be solved for a marker and then removed without making another row infeasible.
  private func leavingRow(forMarker marker: Variable) -> Variable? {
    var falling: (variable: Variable, ratio: Double)?
    var rising: (variable: Variable, ratio: Double)?
    var free: Variable?
    for basic in columns[marker] {
      guard let row = rows[basic], let coefficient = row.terms[marker] else { continue }
      if isFree[basic] {
        free = min(free ?? basic, basic)
      } else if coefficient < 0 {
        let ratio = -row.constant / coefficient
        if falling.map({ (ratio, basic) < ($0.ratio, $0.variable) }) ?? true { falling = (basic, ratio) }
      } else {
        let ratio = row.constant / coefficient
        if rising.map({ (ratio, basic) < ($0.ratio, $0.variable) }) ?? true { rising = (basic, ratio) }
      }
    }
    return falling?.variable ?? rising?.variable ?? free
  }

  /// Removes the column and the costs of a variable that no row contains.
  private mutating func forget(_ variable: Variable) {
    _ = columns.removeColumn(of: variable)
    for index in levels.indices { levels[index].costs.terms[variable] = nil }
  }

  private mutating func setConstant(_ constant: Double, of basic: Variable) {
    rows.update(basic) { $0.constant = constant }
    noteChange(of: basic)
    if constant < -Self.tolerance, !isFree[basic] { infeasible.append(basic) }
  }

  private mutating func noteChange(of variable: Variable) {
    if isFree[variable] { changed.insert(variable) }
  }
}
