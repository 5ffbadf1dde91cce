import UIKit

/// The geometry that keyboard handling may change: frames, transforms, offsets, insets, constraints, and safe areas.
///
/// Two snapshots show whether a screen was restored.
@MainActor
struct GeometrySnapshot {
  struct Property: Hashable {
    /// The position of the view in the tree, such as `0.2.1`.
    var path: String
    /// The name of the view: its accessibility identifier or its class.
    var view: String
    var name: String
    var value: Double
  }

  private(set) var properties: [Property] = []

  init(of window: UIWindow) {
    if let controller = window.rootViewController { add(controller, path: "controller") }
    add(window, path: "0", isInsideInput: false)
  }

  private mutating func add(_ controller: UIViewController, path: String) {
    let insets = controller.additionalSafeAreaInsets
    let name = "\(type(of: controller))"
    add(path, name, "additional safe area bottom", insets.bottom)
    add(path, name, "additional safe area top", insets.top)
    for (index, child) in controller.children.enumerated() { add(child, path: "\(path).\(index)") }
  }

  private mutating func add(_ view: UIView, path: String, isInsideInput: Bool) {
    let name = view.accessibilityIdentifier ?? "\(type(of: view))"
    add(path, name, "x", view.center.x - view.bounds.width / 2)
    add(path, name, "y", view.center.y - view.bounds.height / 2)
    add(path, name, "width", view.bounds.width)
    add(path, name, "height", view.bounds.height)
    let transform = view.transform
    add(path, name, "shift x", transform.tx)
    add(path, name, "shift", transform.ty)
    for (part, value) in [("a", transform.a), ("b", transform.b), ("c", transform.c), ("d", transform.d)] {
      add(path, name, "transform \(part)", value)
    }
    if let scrollView = view as? UIScrollView {
      // Typing scrolls a text view, so its offset is excluded.
      if !(view is UITextView) {
        add(path, name, "offset x", scrollView.contentOffset.x)
        add(path, name, "offset", scrollView.contentOffset.y)
      }
      add(path, name, "inset", scrollView.contentInset.bottom)
      add(path, name, "inset top", scrollView.contentInset.top)
      add(path, name, "indicator inset", scrollView.verticalScrollIndicatorInsets.bottom)
      add(path, name, "indicator inset top", scrollView.verticalScrollIndicatorInsets.top)
    }
    // The subviews of an input are not part of the screen.
    guard !(view is UITextField || view is UITextView) else { return }
    var count: [String: Int] = [:]
    for constraint in view.constraints {
      let place = Self.place(of: constraint)
      count[place, default: 0] += 1
      add("\(path)c\(place) \(count[place] ?? 0)", name, "constraint", constraint.constant)
    }
    for (name, subview) in Self.seen(in: view) { add(subview, path: "\(path).\(name)", isInsideInput: false) }
  }

  /// What a constraint relates.
  ///
  /// Layout guides and stack views replace their own constraints, so the order of constraints changes.
  private static func place(of constraint: NSLayoutConstraint) -> String {
    let items = [constraint.firstItem, constraint.secondItem].map { $0.map { ObjectIdentifier($0).hashValue } ?? 0 }
    let attributes = [constraint.firstAttribute.rawValue, constraint.secondAttribute.rawValue]
    return "\(items) \(attributes) \(constraint.relation.rawValue)"
  }

  /// The visible subviews with stable names.
  ///
  /// Hidden views are excluded.
  ///
  /// The views of rows and items are reused, so they are identified by their position.
  private static func seen(in view: UIView) -> [(name: String, view: UIView)] {
    let subviews = view.subviews.filter { !$0.isHidden }
    guard view is UITableView || view is UICollectionView else {
      return subviews.enumerated().map { ("\($0.offset)", $0.element) }
    }
    return subviews.filter { $0.frame.intersects(view.bounds) }.map {
      ("\(type(of: $0)) \($0.frame.minX) \($0.frame.minY)", $0)
    }
  }

  private mutating func add(_ path: String, _ view: String, _ name: String, _ value: CGFloat) {
    properties.append(Property(path: path, view: view, name: name, value: Double(value)))
  }

  /// Returns one sentence for each property that differs.
  func differences(from before: GeometrySnapshot) -> [String] {
    changes(from: before).map { change in
      let values = "\(PlainText.number(change.old)) → \(PlainText.number(change.new.value))"
      return "\(change.new.view) \(change.new.name) \(values)"
    } + (properties.count == before.properties.count ? [] : ["the view tree contains different views"])
  }

  /// Returns what a screen moved, without the changes that follow from a change of an ancestor.
  func moves(since before: GeometrySnapshot) -> [String] {
    let changes = changes(from: before)
    let worthwhile = ["shift", "offset", "inset", "constraint", "additional safe area bottom", "height", "y"]
    var told: [String] = []
    var causes: [String] = []
    for name in worthwhile {
      for change in changes where change.new.name == name {
        let path = change.new.path
        let isConsequence = (name == "height" || name == "y") && !causes.isEmpty
        guard !isConsequence else { continue }
        if name != "offset" { causes.append(path) }
        let text = "\(name) \(Self.rounded(change.old)) → \(Self.rounded(change.new.value))"
        if !told.contains(text) { told.append(text) }
      }
    }
    return told
  }

  private func changes(from before: GeometrySnapshot) -> [(old: Double, new: Property)] {
    let known = Dictionary(
      before.properties.map { ($0.path + $0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    return properties.compactMap { property in
      guard let old = known[property.path + property.name], abs(old - property.value) > 1e-6 else { return nil }
      return (old, property)
    }
  }

  private static func rounded(_ value: Double) -> String {
    PlainText.rounded(value)
  }
}
