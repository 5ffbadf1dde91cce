import Foundation
import HeadlessEnumerations

/// The constraints that arrange the views of a stack view.
///
/// The constraints have the identifiers that UIKit prints.
@MainActor struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The attributes along an axis.
  private struct Attributes {
    let start, end, center, length: Attribute
    /// The edges of the area in which the views are arranged.
    let canvasStart, canvasEnd, canvasCenter: Attribute
  }

  private enum Priority {
    /// A priority below that of a fitting size.
    ///
    /// With it, the stack is as small as its content if nothing else determines its size.
    static let fit: Float = 49
    static let ambiguity: Float = 25
    static let centering: Float = 149
    static let proportion: Float = 999
  }

  private let stack: UIStackView
  private let visible: [UIView]
  private let along: Attributes
  private let across: Attributes

  init(of stack: UIStackView) {
    self.stack = stack
    visible = stack.arrangedSubviews.filter { !$0.isHidden }
    let hasMargins = stack.isLayoutMarginsRelativeArrangement
    let (row, column) = (Self.horizontal(margins: hasMargins), Self.vertical(margins: hasMargins))
    (along, across) = stack.axis == .horizontal ? (row, column) : (column, row)
  }

  private static func horizontal(margins: Bool) -> Attributes {
    Attributes(
      start: .leading, end: .trailing, center: .centerX, length: .width,
      canvasStart: margins ? .leadingMargin : .leading, canvasEnd: margins ? .trailingMargin : .trailing,
      canvasCenter: margins ? .centerXWithinMargins : .centerX)
  }

  private static func vertical(margins: Bool) -> Attributes {
    Attributes(
      start: .top, end: .bottom, center: .centerY, length: .height,
      canvasStart: margins ? .topMargin : .top, canvasEnd: margins ? .bottomMargin : .bottom,
      canvasCenter: margins ? .centerYWithinMargins : .centerY)
  }

  func makeConstraints() -> [NSLayoutConstraint] {
    [along, across].map { fix($0.length, of: stack, to: 0, priority: Priority.fit, "UISV-canvas-fit") }
      + connections + spacings + sizes + hiddenViews + alignments
  }

  // MARK: Along the axis

  private var connections: [NSLayoutConstraint] {
    guard let first = visible.first, let last = visible.last else { return [] }
    return [
      relate(first, along.start, .equal, stack, along.canvasStart, "UISV-canvas-connection"),
      relate(stack, along.canvasEnd, .equal, last, along.end, "UISV-canvas-connection"),
    ]
  }

  private var neighbors: [(UIView, UIView)] { Array(zip(visible, visible.dropFirst())) }

  private var spacings: [NSLayoutConstraint] {
    let isFlexible = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let usesBaselines = stack.axis == .vertical && stack.isBaselineRelativeArrangement
    return neighbors.map { one, next in
      relate(
        next, usesBaselines ? .firstBaseline : along.start, isFlexible ? .greaterThanOrEqual : .equal, one,
        usesBaselines ? .lastBaseline : along.end, constant: stack.spacing(after: one), "UISV-spacing")
    } + equalDistances
  }

  /// The equal distances between the edges or the centers of neighbors.
  private var equalDistances: [NSLayoutConstraint] {
    let distances: [LayoutTerm]
    switch stack.distribution {
    case .equalSpacing: distances = neighbors.map { distance(from: $0, along.end, to: $1, along.start) }
    case .equalCentering: distances = neighbors.map { distance(from: $0, along.center, to: $1, along.center) }
    default: return []
    }
    guard let first = distances.first else { return [] }
    return distances.dropFirst().map { distance in
      let constraint = NSLayoutConstraint(distance, .equal, first, multiplier: 1, constant: 0)
      if stack.distribution == .equalCentering { constraint.priority = UILayoutPriority(Priority.centering) }
      constraint.identifier = "UISV-distributing"
      return constraint
    }
  }

  private func distance(from one: UIView, _ start: Attribute, to other: UIView, _ end: Attribute) -> LayoutTerm {
    LayoutTerm(from: LayoutTerm(item: one, attribute: start), to: LayoutTerm(item: other, attribute: end))
  }

  private var sizes: [NSLayoutConstraint] {
    guard let first = visible.first else { return [] }
    let others = visible.dropFirst()
    switch stack.distribution {
    case .fillEqually:
      return others.map { relate($0, along.length, .equal, first, along.length, "UISV-fill-equally") }
    case .fillProportionally:
      return proportions
    case .fill:
      // Without these constraints, any of several views with the same priority could grow or shrink.
      return others.map { fix(along.length, of: $0, to: 0, priority: Priority.ambiguity, "UISV-ambiguity-suppression") }
    default:
      return []
    }
  }

  /// Relates the length of each view to the length of the first view, in proportion to their content sizes.
  private var proportions: [NSLayoutConstraint] {
    let sized = visible.map { (view: $0, length: contentLength(of: $0)) }.filter { $0.length > 0 }
    guard let first = sized.first else { return [] }
    return sized.dropFirst().map { view, length in
      relate(
        view, along.length, .equal, first.view, along.length, multiplier: length / first.length,
        priority: Priority.proportion, "UISV-fill-proportionally")
    }
  }

  private func contentLength(of view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    return stack.axis == .horizontal ? size.width : size.height
  }

  /// A hidden view has no length, and lies where it will appear.
  private var hiddenViews: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      constraints.append(fix(along.length, of: view, to: 0, "UISV-hiding"))
      constraints.append(
        relate(
          view, along.start, .equal, previous ?? stack, previous == nil ? along.canvasStart : along.end, "UISV-hiding"))
    }
    return constraints
  }

  // MARK: Across the axis

  private var alignments: [NSLayoutConstraint] {
    stack.arrangedSubviews.flatMap(alignment) + baselines
  }

  private func alignment(of view: UIView) -> [NSLayoutConstraint] {
    let identifier = "UISV-alignment"
    func start(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint {
      relate(view, across.start, relation, stack, across.canvasStart, identifier)
    }
    func end(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint {
      relate(stack, across.canvasEnd, relation, view, across.end, identifier)
    }
    if stack.alignment == .fill { return [start(.equal), end(.equal)] }
    let small = fix(across.length, of: view, to: 0, priority: Priority.ambiguity, "UISV-ambiguity-suppression")
    switch stack.alignment {
    case .leading: return [start(.equal), end(.greaterThanOrEqual), small]
    case .trailing: return [start(.greaterThanOrEqual), end(.equal), small]
    case .center:
      let center = relate(view, across.center, .equal, stack, across.canvasCenter, identifier)
      return [center, start(.greaterThanOrEqual), end(.greaterThanOrEqual), small]
    default: return [start(.greaterThanOrEqual), end(.greaterThanOrEqual), small]
    }
  }

  /// The common baseline of a row, which is as close to its top or bottom edge as the views allow.
  private var baselines: [NSLayoutConstraint] {
    let isFirst = stack.alignment == .firstBaseline
    guard stack.axis == .horizontal, isFirst || stack.alignment == .lastBaseline, let first = visible.first else {
      return []
    }
    let baseline: Attribute = isFirst ? .firstBaseline : .lastBaseline
    let common = visible.dropFirst().map { relate($0, baseline, .equal, first, baseline, "UISV-alignment") }
    let edge = isFirst ? (across.start, across.canvasStart) : (across.end, across.canvasEnd)
    return common
      + visible.map { relate($0, edge.0, .equal, stack, edge.1, priority: Priority.ambiguity, "UISV-canvas-fit") }
  }

  // MARK: Constraints

  private func relate(
    _ view: UIView, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: UIView,
    _ otherAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000,
    _ identifier: String
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    return constraint
  }

  private func fix(
    _ length: Attribute, of view: UIView, to constant: CGFloat, priority: Float = 1000, _ identifier: String
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: view, attribute: length, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    return constraint
  }
}
