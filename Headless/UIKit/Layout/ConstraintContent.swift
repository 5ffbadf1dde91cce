import Foundation
import HeadlessEnumerations

/// The items, relation, numbers, and priority of a constraint, without the identity of the constraint object.
///
/// Two constraints between the same items with equal content have the same effect.
@MainActor struct ConstraintContent: Hashable {
  private let terms: [Term]
  private let relation: NSLayoutConstraint.Relation
  private let multiplier, constant: CGFloat
  private let priority: Float

  private struct Term: Hashable {
    let item: ObjectIdentifier?
    let attribute: NSLayoutConstraint.Attribute
  }

  init(of constraint: NSLayoutConstraint) {
    terms = [constraint.first, constraint.second].compactMap(\.self).flatMap { term in
      (term.origin + [term]).map { Term(item: $0.item.map(ObjectIdentifier.init), attribute: $0.attribute) }
    }
    relation = constraint.relation
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority.rawValue
  }
}
