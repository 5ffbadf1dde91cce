import Foundation
import HeadlessEnumerations

extension LayoutEngine {
  /// A constraint between baselines, as it is in the tableau.
  struct BaselineConstraint {
    let constraint: NSLayoutConstraint
    let expression: LinearExpression
  }

  /// Updates the constraints whose baselines have moved because the text, the font, or the width has changed.
  func updateBaselines() {
    let moved = baselines.filter { known in
      guard let new = expression(for: known.constraint) else { return false }
      let difference = new - known.expression
      return !Simplex.isZero(difference.constant) || difference.terms.contains { _ in true }
    }
    for known in moved {
      let key = ObjectIdentifier(known.constraint)
      guard let old = active.removeValue(forKey: key) else { continue }
      simplex.remove(old.handle)
      baselines.removeAll { $0.constraint === known.constraint }
      insert(known.constraint)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether one of the attributes is a baseline.
  var relatesBaselines: Bool {
    ([first] + first.origin + (second.map { [$0] + $0.origin } ?? [])).contains {
      $0.attribute == .firstBaseline || $0.attribute == .lastBaseline
    }
  }
}
