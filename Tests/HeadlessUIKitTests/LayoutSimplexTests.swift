import Foundation
import SeededRandom
import Testing

@testable import UIKit

@MainActor @Suite("The constraint solver") struct LayoutSimplexTests {
  private typealias Variable = Simplex.Variable

  private func expression(_ terms: [(Double, Variable)], _ constant: Double = 0) -> LinearExpression {
    var sum = LinearExpression(constant: constant)
    for (factor, variable) in terms { sum.add(variable, times: factor) }
    return sum
  }

  @Test("Equations that depend on each other are solved")
  func equations() {
    var simplex = Simplex()
    let (x, y) = (simplex.makeFreeVariable(), simplex.makeFreeVariable())
    _ = simplex.add(expression([(1, x), (1, y)], -10), .equal, priority: 1000)
    _ = simplex.add(expression([(1, x), (-1, y)], -4), .equal, priority: 1000)
    simplex.optimize()
    #expect(simplex.value(of: x) == 7 && simplex.value(of: y) == 3)
  }

  @Test("Values may be negative")
  func negative() {
    var simplex = Simplex()
    let x = simplex.makeFreeVariable()
    _ = simplex.add(expression([(1, x)], 25), .equal, priority: 1000)
    simplex.optimize()
    #expect(simplex.value(of: x) == -25)
  }

  @Test(
    "Of two conflicting constraints, the one with higher priority holds",
    arguments: [(250.0, 750.0), (999, 1000), (1, 2)])
  func priorities(low: Double, high: Double) {
    var simplex = Simplex()
    let x = simplex.makeFreeVariable()
    _ = simplex.add(expression([(1, x)], -10), .equal, priority: Float(low))
    _ = simplex.add(expression([(1, x)], -20), .equal, priority: Float(high))
    simplex.optimize()
    #expect(simplex.value(of: x) == 20)
  }

  @Test("A thousand constraints of low priority do not outweigh one of higher priority")
  func noSums() {
    var simplex = Simplex()
    let x = simplex.makeFreeVariable()
    for _ in 0..<1000 { _ = simplex.add(expression([(1, x)], -10), .equal, priority: 749) }
    _ = simplex.add(expression([(1, x)], -20), .equal, priority: 750)
    simplex.optimize()
    #expect(simplex.value(of: x) == 20)
  }

  @Test("Two conflicting required constraints hold again when the conflict ends")
  func conflict() {
    var simplex = Simplex()
    let x = simplex.makeFreeVariable()
    _ = simplex.add(expression([(1, x)], -10), .equal, priority: 1000)
    let other = simplex.add(expression([(1, x)], -20), .equal, priority: 1000)
    simplex.optimize()
    #expect([10, 20].contains(simplex.value(of: x)))
    simplex.remove(other)
    simplex.optimize()
    #expect(simplex.value(of: x) == 10)
  }

  @Test("Changing a constant and reverting it restores the solution")
  func shifting() {
    var simplex = Simplex()
    let (x, y) = (simplex.makeFreeVariable(), simplex.makeFreeVariable())
    let first = simplex.add(expression([(1, x)], -10), .equal, priority: 1000)
    _ = simplex.add(expression([(1, y), (-1, x)], -5), .greaterOrEqual, priority: 1000)
    _ = simplex.add(expression([(1, y)]), .equal, priority: 250)
    simplex.optimize()
    #expect(simplex.value(of: y) == 15)
    simplex.shift(first, by: -90)
    simplex.restoreFeasibility()
    #expect(simplex.value(of: x) == 100 && simplex.value(of: y) == 105)
    simplex.shift(first, by: 190)
    simplex.restoreFeasibility()
    #expect(simplex.value(of: x) == -90 && simplex.value(of: y) == 0)
    simplex.shift(first, by: -100)
    simplex.restoreFeasibility()
    #expect(simplex.value(of: x) == 10 && simplex.value(of: y) == 15)
  }

  @Test("After any changes, the solution equals that of a new solver", arguments: 1...60)
  func incremental(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var simplex = Simplex()
    let variables = (0..<5).map { _ in simplex.makeFreeVariable() }
    var living: [(handle: Simplex.Handle, constraint: WeightedConstraint)] = []
    for _ in 0..<40 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where !living.isEmpty:
        let index = Int.random(in: living.indices, using: &generator)
        simplex.remove(living.remove(at: index).handle)
        simplex.optimize()
      case 1 where !living.isEmpty:
        let index = Int.random(in: living.indices, using: &generator)
        let difference = Double(Int.random(in: -50...50, using: &generator))
        living[index].constraint.constant += difference
        simplex.shift(living[index].handle, by: difference)
        simplex.restoreFeasibility()
      default:
        let constraint = WeightedConstraint.random(variables, &generator)
        living.append(
          (
            simplex.add(
              expression(constraint.terms, constraint.constant), constraint.relation, priority: constraint.priority),
            constraint
          ))
        simplex.optimize()
      }
      let costs = self.costs(of: living.map(\.constraint)) { simplex.value(of: $0) }
      let best = freshCosts(of: living.map(\.constraint), count: variables.count)
      for (priority, cost) in best {
        let message = "seed \(seed), priority \(priority): \(costs[priority] ?? 0) instead of \(cost)"
        #expect(abs((costs[priority] ?? 0) - cost) < 1e-4, "\(message)")
      }
    }
  }

  private struct WeightedConstraint {
    var terms: [(Double, Variable)]
    var constant: Double
    var relation: Simplex.Relation
    var priority: Float

    static func random(_ variables: [Variable], _ generator: inout SeededGenerator) -> WeightedConstraint {
      let count = Int.random(in: 1...3, using: &generator)
      let relations = [Simplex.Relation.equal, .greaterOrEqual, .lessOrEqual]
      return WeightedConstraint(
        terms: variables.shuffled(using: &generator).prefix(count).map {
          (Double([-2, -1, 1, 1, 2].randomElement(using: &generator) ?? 1), $0)
        },
        constant: Double(Int.random(in: -100...100, using: &generator)),
        relation: relations.randomElement(using: &generator) ?? .equal,
        priority: [1000, 750, 250].randomElement(using: &generator) ?? 1000)
    }
  }

  /// Returns the violation of the constraints for each priority.
  private func costs(of constraints: [WeightedConstraint], _ value: (Variable) -> Double) -> [Float: Double] {
    constraints.reduce(into: [:]) { costs, constraint in
      let left = constraint.terms.reduce(constraint.constant) { $0 + $1.0 * value($1.1) }
      let miss: Double =
        switch constraint.relation {
        case .equal: abs(left)
        case .greaterOrEqual: max(0, -left)
        case .lessOrEqual: max(0, left)
        }
      costs[constraint.priority, default: 0] += miss
    }
  }

  private func freshCosts(of constraints: [WeightedConstraint], count: Int) -> [(Float, Double)] {
    var simplex = Simplex()
    for _ in 0..<count { _ = simplex.makeFreeVariable() }
    for constraint in constraints.reversed() {
      _ = simplex.add(
        expression(constraint.terms, constraint.constant), constraint.relation, priority: constraint.priority)
    }
    simplex.optimize()
    let costs = costs(of: constraints) { simplex.value(of: $0) }
    // Only the costs of the highest priorities are unique: if they tie, later ones depend on the chosen point.
    return costs.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }
}
