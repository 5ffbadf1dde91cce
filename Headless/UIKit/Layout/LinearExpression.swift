/// A sum of variables with factors, and a constant.
struct LinearExpression {
  typealias Variable = Int

  var constant = 0.0
  var terms = VariableTerms()

  init(constant: Double = 0) {
    self.constant = constant
  }

  init(_ variable: Variable) {
    terms[variable] = 1
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other, times: 1)
    return sum
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var difference = one
    difference.add(other, times: -1)
    return difference
  }

  static func * (factor: Double, one: LinearExpression) -> LinearExpression {
    var product = one
    // Adding 0 turns a negative zero into a positive one, as in the other sums.
    product.constant = 0 + factor * product.constant
    product.terms.multiply(by: factor)
    return product
  }

  static func + (one: LinearExpression, number: Double) -> LinearExpression {
    var sum = one
    sum.constant += number
    return sum
  }

  mutating func add(_ other: LinearExpression, times factor: Double) {
    constant += factor * other.constant
    terms.add(other.terms, times: factor)
  }

  mutating func add(_ variable: Variable, times factor: Double) {
    let sum = (terms[variable] ?? 0) + factor
    terms[variable] = Simplex.isZero(sum) ? nil : sum
  }
}
