import UIKit

/// The geometry that keyboard handling may change: frames, transforms, offsets, insets, constraints, and safe areas.
///
/// Two snapshots show whether a screen was restored.
@MainActor
struct GeometrySnapshot {
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
    var name: String
    /// Whether the view or a superview is fully transparent.
    var isInvisible = false

    /// Identifies the part in another snapshot of the same screen.
    var key: String { path + name }
  }

  private(set) var properties: [Property] = []
  /// Everything that has properties, parents before children.
  private var parts: [Part] = []

  init(of window: UIWindow) {
    if let controller = window.rootViewController { add(controller, path: "controller") }
    add(window, path: "0", isInvisible: false)
  }

  private mutating func add(_ controller: UIViewController, path: String) {
    let insets = controller.additionalSafeAreaInsets
    let name = "\(type(of: controller))"
    parts.append(Part(path: path, name: name))
    add(path, name, "additional bottom safe area", insets.bottom)
    add(path, name, "additional top safe area", insets.top)
    for (index, child) in controller.children.enumerated() { add(child, path: "\(path).\(index)") }
  }

  private mutating func add(_ view: UIView, path: String, isInvisible: Bool) {
    let isInvisible = isInvisible || view.alpha == 0
    let name = Self.name(of: view)
    parts.append(Part(path: path, name: name, isInvisible: isInvisible))
    func add(_ property: String, _ value: CGFloat) {
      self.add(path, name, property, value, isInvisible: isInvisible)
    }
    add("x", view.center.x - view.bounds.width / 2)
    add("y", view.center.y - view.bounds.height / 2)
    add("width", view.bounds.width)
    add("height", view.bounds.height)
    let transform = view.transform
    add("shift x", transform.tx)
    add("shift", transform.ty)
    for (part, value) in [("a", transform.a), ("b", transform.b), ("c", transform.c), ("d", transform.d)] {
      add("transform \(part)", value)
    }
    if let scrollView = view as? UIScrollView {
      // Typing scrolls a text view, so its offset is excluded.
      if !(view is UITextView) {
        add("offset x", scrollView.contentOffset.x)
        add("offset", scrollView.contentOffset.y)
      }
      add("inset", scrollView.contentInset.bottom)
      add("inset top", scrollView.contentInset.top)
      add("indicator inset", scrollView.verticalScrollIndicatorInsets.bottom)
      add("indicator inset top", scrollView.verticalScrollIndicatorInsets.top)
    }
    // The subviews of an input are not part of the screen.
    guard !(view is UITextField || view is UITextView) else { return }
    var count: [String: Int] = [:]
    for (number, constraint) in view.constraints.enumerated() {
      let relation = Self.relation(of: constraint)
      count[relation, default: 0] += 1
      self.add(
        "\(path)c\(relation) \(count[relation] ?? 0)", name, "constraint", constraint.constant, isInvisible: isInvisible
      )
      // A reused row has other constraints of the same kind, so only the number of constraints counts.
      parts.append(
        Part(path: "\(path).constraint \(number)", name: "a constraint of \(name)", isInvisible: isInvisible))
    }
    for (name, subview) in Self.seen(in: view) { self.add(subview, path: "\(path).\(name)", isInvisible: isInvisible) }
  }

  /// Returns a view's accessibility identifier, or the name of its controller or class if it has no identifier.
  private static func name(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    if let controller = view.next as? UIViewController { return "\(type(of: controller)).view" }
    return "\(type(of: view))"
  }

  /// Returns the items and attributes that a constraint relates.
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
  private static func seen(in view: UIView) -> [(name: String, view: UIView)] {
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

  private mutating func add(
    _ path: String, _ view: String, _ name: String, _ value: CGFloat, isInvisible: Bool = false
  ) {
    properties.append(
      Property(path: path, view: view, name: name, value: Double(value), isInvisible: isInvisible))
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
      if !names.contains(part.name) { names.append(part.name) }
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
    for kind in GeometryMove.Kind.allCases where !(kind.isConsequence && hasCause) {
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
