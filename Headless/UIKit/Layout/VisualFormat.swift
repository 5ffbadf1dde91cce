import Foundation
import HeadlessEnumerations

/// A parser of the visual format language, which Apple documents in the Auto Layout guide.
@MainActor struct VisualFormat {
  /// A relation, a constant, and a priority, such as `>=20@750`.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var other: UIView?
    var priority = UILayoutPriority.required
  }

  private let text: [Character]
  private var index = 0
  private let views: [String: Any]
  private let metrics: [String: Any]

  init(_ format: String, views: [String: Any], metrics: [String: Any]) {
    text = Array(format.filter { !$0.isWhitespace })
    (self.views, self.metrics) = (views, metrics)
  }

  mutating func constraints(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    let isVertical = take("V:")
    if !isVertical { _ = take("H:") }
    var result: [NSLayoutConstraint] = []
    var shown: [UIView] = []
    /// The item before the gap, which is a view or the superview's edge.
    var previous: (view: UIView?, isEdge: Bool)?
    var gap: [Predicate]?
    while index < text.count {
      if take("-") {
        gap = gapPredicates()
      } else if take("|") {
        if let last = previous {
          result += edge(of: last.view, isLeading: false, gap, isVertical)
        }
        previous = (nil, true)
        if index < text.count, text[index] != "-", text[index] != "[" { fail("a view is missing") }
        if shown.isEmpty, text.indices.contains(index), text[index] == "[" { gap = [Predicate()] }
      } else if take("[") {
        let view = self.view(named: name())
        if take("(") {
          for predicate in predicates(until: ")") { result.append(size(of: view, predicate, isVertical)) }
        }
        guard take("]") else { fail("']' is missing") }
        if let last = previous {
          let predicates = gap ?? [Predicate()]
          if let before = last.view {
            result += predicates.map { between(before, view, $0, isVertical) }
          } else {
            result += edge(of: view, isLeading: true, gap, isVertical)
          }
        }
        previous = (view, false)
        gap = nil
        shown.append(view)
      } else {
        fail("unexpected '\(text[index])'")
      }
    }
    return result + aligned(shown, options)
  }

  // MARK: Constraints

  private func between(_ before: UIView, _ after: UIView, _ gap: Predicate, _ isVertical: Bool) -> NSLayoutConstraint {
    made(
      after, isVertical ? .top : .leading, gap, before, isVertical ? .bottom : .trailing,
      gap.constant.isNaN ? 8 : gap.constant)
  }

  private func edge(of view: UIView?, isLeading: Bool, _ gap: [Predicate]?, _ isVertical: Bool) -> [NSLayoutConstraint]
  {
    guard let view, let superview = view.superview else { fail("a view without a superview is at '|'") }
    let attribute: NSLayoutConstraint.Attribute =
      isVertical ? (isLeading ? .top : .bottom) : (isLeading ? .leading : .trailing)
    return (gap ?? [Predicate()]).map { gap in
      // The standard distance from the edge is that of the superview's margins.
      if gap.constant.isNaN {
        let margin: NSLayoutConstraint.Attribute =
          isVertical ? (isLeading ? .topMargin : .bottomMargin) : (isLeading ? .leadingMargin : .trailingMargin)
        return made(
          isLeading ? view : superview, isLeading ? attribute : margin, gap, isLeading ? superview : view,
          isLeading ? margin : attribute, 0)
      }
      return isLeading
        ? made(view, attribute, gap, superview, attribute, gap.constant)
        : made(superview, attribute, gap, view, attribute, gap.constant)
    }
  }

  private func size(of view: UIView, _ size: Predicate, _ isVertical: Bool) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    return made(view, attribute, size, size.other, size.other == nil ? .notAnAttribute : attribute, size.constant)
  }

  private func made(
    _ one: UIView, _ first: NSLayoutConstraint.Attribute, _ predicate: Predicate, _ two: UIView?,
    _ second: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: one, attribute: first, relatedBy: predicate.relation, toItem: two, attribute: second, multiplier: 1,
      constant: constant)
    constraint.priority = predicate.priority
    return constraint
  }

  private func aligned(_ views: [UIView], _ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return attributes.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(views, views.dropFirst()).map { made($0, attribute, Predicate(), $1, attribute, 0) }
    }
  }

  // MARK: Parsing

  private mutating func gapPredicates() -> [Predicate] {
    guard index < text.count, text[index] != "[", text[index] != "|" else {
      return [Predicate(constant: .nan)]
    }
    let found = take("(") ? predicates(until: ")") : [predicate()]
    guard take("-") else { fail("'-' is missing after a distance") }
    return found
  }

  private mutating func predicates(until end: String) -> [Predicate] {
    var found = [predicate()]
    while take(",") { found.append(predicate()) }
    guard take(end) else { fail("'\(end)' is missing") }
    return found
  }

  private mutating func predicate() -> Predicate {
    var result = Predicate()
    if take(">=") {
      result.relation = .greaterThanOrEqual
    } else if take("<=") {
      result.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let word = name()
    if let number = number(word) {
      result.constant = number
    } else {
      result.other = view(named: word)
    }
    if take("@") {
      let word = name()
      guard let priority = number(word) else { fail("'\(word)' is not a priority") }
      result.priority = UILayoutPriority(Float(priority))
    }
    return result
  }

  private func number(_ word: String) -> CGFloat? {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let value as CGFloat: return value
    case let value as Int: return CGFloat(value)
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: return nil
    }
  }

  private func view(named name: String) -> UIView {
    guard let view = views[name] as? UIView else { fail("'\(name)' is neither a view nor a metric") }
    return view
  }

  private mutating func take(_ expected: String) -> Bool {
    guard text[index...].starts(with: expected) else { return false }
    index += expected.count
    return true
  }

  private mutating func name() -> String {
    let start = index
    while index < text.count {
      let character = text[index]
      let isSign = character == "-" && index == start
      guard character.isLetter || character.isNumber || character == "_" || character == "." || isSign else { break }
      index += 1
    }
    return String(text[start..<index])
  }

  private func fail(_ problem: String) -> Never {
    preconditionFailure("Unable to parse the constraint format \(String(text)): \(problem), at \(index).")
  }
}
