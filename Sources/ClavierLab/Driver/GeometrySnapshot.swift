import UIKit

/// The geometry that keyboard handling may change: frames, transforms, offsets, insets, constraints, and safe areas.
///
/// Two snapshots show whether a screen was restored.
@MainActor
struct GeometrySnapshot {
  private typealias Kind = GeometryMove.Kind

  struct Property: Hashable {
    /// The position of the view in the tree, such as `0.UIView 0.UILabel 2`.
    var path: String
    /// The name of the view or the controller.
    var view: String
    var name: String
    var value: Double
    /// Whether the view or a superview is fully transparent.
    var isInvisible = false

    /// Identifies the property in another snapshot of the same screen.
    var key: String { path + name }
  }

  /// A controller, a view, or a constraint.
  private struct Part {
    var path: String
    /// The name of the view or the controller, or a description of the constraint.
    var view: String
    /// Whether the view or a superview is fully transparent.
    var isInvisible = false

    /// Identifies the part in another snapshot of the same screen.
    var key: String { path + view }
  }

  private(set) var properties: [Property] = []
  /// Everything that has properties, parents before children.
  private var parts: [Part] = []

  init(of window: UIWindow) {
    if let controller = window.rootViewController { addController(controller, path: "controller") }
    addView(window, path: "0", isInvisible: false)
  }

  private mutating func addController(_ controller: UIViewController, path: String) {
    let part = Part(path: path, view: "\(type(of: controller))")
    parts.append(part)
    let insets = controller.additionalSafeAreaInsets
    addProperty(Kind.safeArea.rawValue, insets.bottom, of: part)
    addProperty("additional top safe area", insets.top, of: part)
    for (index, child) in controller.children.enumerated() { addController(child, path: "\(path).\(index)") }
  }

  private mutating func addView(_ view: UIView, path: String, isInvisible: Bool) {
    let part = Part(path: path, view: Self.name(of: view), isInvisible: isInvisible || view.alpha == 0)
    parts.append(part)
    for (name, value) in Self.properties(of: view) { addProperty(name, value, of: part) }
    // The subviews of an input are not part of the screen.
    guard !(view is UITextField || view is UITextView) else { return }
    addConstraints(of: view, part)
    for (name, subview) in Self.visibleSubviewsWithStableNames(in: view) {
      addView(subview, path: "\(path).\(name)", isInvisible: part.isInvisible)
    }
  }

  private mutating func addConstraints(of view: UIView, _ part: Part) {
    var count: [String: Int] = [:]
    for (number, constraint) in view.constraints.enumerated() {
      let relation = Self.relation(of: constraint)
      count[relation, default: 0] += 1
      var constraintPart = part
      constraintPart.path += "c\(relation) \(count[relation] ?? 0)"
      addProperty(Kind.constraint.rawValue, constraint.constant, of: constraintPart)
      // A reused row has other constraints of the same kind, so only the number of constraints counts.
      parts.append(
        Part(
          path: "\(part.path).constraint \(number)", view: "a constraint of \(part.view)",
          isInvisible: part.isInvisible))
    }
  }

  private mutating func addProperty(_ name: String, _ value: CGFloat, of part: Part) {
    properties.append(
      Property(
        path: part.path, view: part.view, name: name, value: Double(value), isInvisible: part.isInvisible))
  }

  private static func properties(of view: UIView) -> [(name: String, value: CGFloat)] {
    let (size, transform) = (view.bounds.size, view.transform)
    var properties: [(name: String, value: CGFloat)] = [
      ("x", view.center.x - size.width / 2),
      (Kind.y.rawValue, view.center.y - size.height / 2),
      ("width", size.width),
      (Kind.height.rawValue, size.height),
      ("shift x", transform.tx),
      (Kind.shift.rawValue, transform.ty),
      ("transform a", transform.a),
      ("transform b", transform.b),
      ("transform c", transform.c),
      ("transform d", transform.d),
    ]
    guard let scrollView = view as? UIScrollView else { return properties }
    // Typing scrolls a text view, so its offset is excluded.
    if !(view is UITextView) {
      properties += [("offset x", scrollView.contentOffset.x), (Kind.offset.rawValue, scrollView.contentOffset.y)]
    }
    properties += [
      (Kind.inset.rawValue, scrollView.contentInset.bottom),
      ("inset top", scrollView.contentInset.top),
      ("indicator inset", scrollView.verticalScrollIndicatorInsets.bottom),
      ("indicator inset top", scrollView.verticalScrollIndicatorInsets.top),
    ]
    return properties
  }

  /// Returns a view's accessibility identifier, or the name of its controller or class if it has no identifier.
  private static func name(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    if let controller = view.next as? UIViewController { return "\(type(of: controller)).view" }
    return "\(type(of: view))"
  }

  /// Returns text that identifies the items and attributes that a constraint relates.
  ///
  /// Layout guides and stack views replace their own constraints, so the order of constraints changes.
  private static func relation(of constraint: NSLayoutConstraint) -> String {
    let items = [constraint.firstItem, constraint.secondItem].map { $0.map { ObjectIdentifier($0).hashValue } ?? 0 }
    let attributes = [constraint.firstAttribute.rawValue, constraint.secondAttribute.rawValue]
    return "\(items) \(attributes) \(constraint.relation.rawValue)"
  }

  /// Returns the subviews that are not hidden, with stable names.
  ///
  /// A subview is named after its position among the subviews of the same kind. Therefore, the names do not depend on
  /// whether a view is transparent, or on the transparent views that Clavier inserts.
  ///
  /// Lists reuse the views of rows and items, so the kind of such a view includes its position.
  private static func visibleSubviewsWithStableNames(in view: UIView) -> [(name: String, view: UIView)] {
    var subviews = view.subviews.filter { !$0.isHidden }
    let hasRows = view is UITableView || view is UICollectionView
    if hasRows { subviews.removeAll { !$0.frame.intersects(view.bounds) } }
    var count: [String: Int] = [:]
    return subviews.map { subview in
      let kind = hasRows ? kind(ofRow: subview) : name(of: subview)
      defer { count[kind, default: 0] += 1 }
      return ("\(kind) \(count[kind] ?? 0)", subview)
    }
  }

  private static func kind(ofRow row: UIView) -> String {
    // A rounding error must not make a row look like a different row, so -0 becomes 0.
    let (x, y) = ((row.frame.minX * 1000).rounded() + 0, (row.frame.minY * 1000).rounded() + 0)
    return "\(type(of: row)) \(x) \(y)"
  }

  /// Returns one line of text for each property that differs, and for each view or constraint that only one of the
  /// snapshots contains.
  func differences(from before: GeometrySnapshot) -> [String] {
    changes(from: before).map { change in
      let values = "\(PlainText.number(change.old)) → \(PlainText.number(change.new.value))"
      return "\(change.new.view) \(change.new.name) \(values)"
    } + additions(to: before).map { "\($0) was added" } + before.additions(to: self).map { "\($0) was removed" }
  }

  /// Returns the names of the parts that another snapshot of the same screen does not contain.
  ///
  /// Parts inside a returned part are omitted.
  ///
  /// A row that has moved counts as another row, because rows are identified by their position. Transparent views are
  /// excluded, but a view that was transparent in the other snapshot is not new.
  private func additions(to other: GeometrySnapshot) -> [String] {
    let known = Set(other.parts.map(\.key))
    var last: String?
    var names: [String] = []
    for part in parts where !part.isInvisible && !known.contains(part.key) {
      if let last, part.path.hasPrefix(last + ".") { continue }
      last = part.path
      if !names.contains(part.view) { names.append(part.view) }
    }
    return names
  }

  /// Returns what a screen moved, without the consequences of other moves.
  ///
  /// A changed height or position is omitted if a different change, except a changed offset, can be its cause. If there
  /// are several changed heights or positions without such a cause, only the first one is returned. Transparent views
  /// are excluded, such as the view with which Clavier observes the keyboard layout guide.
  func moves(since before: GeometrySnapshot) -> [GeometryMove] {
    let changes = changes(from: before).filter { !$0.new.isInvisible }
    var moves: [GeometryMove] = []
    var hasCause = false
    for kind in Kind.allCases where !(kind.isConsequence && hasCause) {
      for change in changes where change.new.name == kind.rawValue {
        // An offset alone does not explain why other views are higher or lower.
        if kind != .offset { hasCause = true }
        let move = GeometryMove(view: change.new.view, kind: kind, old: change.old, new: change.new.value)
        if !moves.contains(move) { moves.append(move) }
        if kind.isConsequence { break }
      }
    }
    return moves
  }

  private func changes(from before: GeometrySnapshot) -> [(old: Double, new: Property)] {
    let known = Dictionary(
      before.properties.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    return properties.compactMap { property in
      guard let old = known[property.key], abs(old - property.value) > 1e-6 else { return nil }
      return (old, property)
    }
  }
}
