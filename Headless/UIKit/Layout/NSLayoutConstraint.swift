public import Foundation
public import HeadlessEnumerations

/// A relation between two attributes: `first = multiplier · second + constant`, or an inequality.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The relation between the two sides.
  public typealias Relation = NSLayoutRelation
  /// A layout axis.
  public typealias Axis = UILayoutConstraintAxis
  /// An attribute of an item.
  public typealias Attribute = NSLayoutAttribute

  private(set) var first = LayoutTerm(item: nil, attribute: .notAnAttribute)
  private(set) var second: LayoutTerm?
  private var storedRelation = NSLayoutConstraint.Relation.equal
  private var storedMultiplier: CGFloat = 1
  /// The view whose `constraints` contain this one while it is active.
  @Unretained var owner: UIView?
  @Unretained var engine: LayoutEngine?

  /// Creates a constraint without items, which cannot be activated.
  @_documentation(visibility: internal)
  public override init() {
    super.init()
  }

  convenience init(
    _ first: LayoutTerm, _ relation: NSLayoutConstraint.Relation, _ second: LayoutTerm?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    precondition(
      first.canEqual(second),
      "A constraint cannot relate \(first.attribute) to \(second?.attribute ?? .notAnAttribute).")
    self.first = first
    self.second = second
    storedRelation = relation
    storedMultiplier = multiplier
    self.constant = constant
  }

  /// Creates a constraint between two items, or between an item and a constant.
  ///
  /// The constraint is inactive.
  ///
  /// The items are views or layout guides.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { LayoutTerm(item: $0 as AnyObject, attribute: attr2) }
    self.init(
      LayoutTerm(item: view1 as AnyObject, attribute: attr1), relation,
      attr2 == .notAnAttribute ? nil : second, multiplier: multiplier, constant: c)
  }

  /// The priority of the constraint.
  ///
  /// While the constraint is active, an optional constraint cannot become required, and a required constraint cannot
  /// become optional (Apple's documentation).
  open var priority = UILayoutPriority.required {
    willSet {
      precondition(
        !isActive || (newValue == .required) == (priority == .required),
        "The priority of an active constraint cannot change from or to required.")
    }
    didSet { if priority != oldValue { engine?.replace(self) } }
  }

  /// The item on the left side of the relation.
  ///
  /// It is `unowned(unsafe)` in UIKit (https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstitem),
  /// so reading it after the item was deallocated traps in the headless UIKit.
  open var firstItem: AnyObject? { present(first) }

  /// The item on the right side of the relation.
  ///
  /// It is `unowned(unsafe)` in UIKit, like ``firstItem``.
  open var secondItem: AnyObject? { second.flatMap(present) }

  private func present(_ term: LayoutTerm) -> AnyObject? {
    guard term.isDangling else { return term.item }
    fatalError("An item of \(self) was deallocated, so reading it is undefined in UIKit. Hold the item weakly.")
  }

  /// The attribute of the first item.
  open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }

  /// The attribute of the second item.
  open var secondAttribute: NSLayoutConstraint.Attribute { second?.attribute ?? .notAnAttribute }

  /// The left side of the relation as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

  /// The right side of the relation as an anchor.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The relation between the two sides.
  open var relation: NSLayoutConstraint.Relation { storedRelation }

  /// The factor of the second item's attribute.
  open var multiplier: CGFloat { storedMultiplier }

  /// The constant that is added to the right side of the relation, in points.
  ///
  /// Changing the constant is inexpensive.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue, let owner else { return }
      engine?.constantDidChange(of: self)
      owner.setNeedsLayout()
    }
  }

  /// Whether the constraint is active.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// A name for debugging.
  open var identifier: String?

  /// Activates several constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  private func activate() {
    guard owner == nil else { return }
    guard let ancestor = commonAncestor else {
      preconditionFailure(
        """
        Unable to activate \(first.attribute) \(relation) \(secondAttribute): the items have no common ancestor. \
        Does the constraint reference items in different view hierarchies?
        """)
    }
    ancestor.take(self)
  }

  private func deactivate() {
    owner?.drop(self)
  }

  /// The nearest common ancestor of both items.
  private var commonAncestor: UIView? {
    guard let one = first.view else { return nil }
    guard let second else { return one }
    guard let other = second.view else { return nil }
    var current: UIView? = one
    while let here = current {
      if other.isDescendant(of: here) { return here }
      current = here.superview
    }
    return nil
  }

  /// Returns whether one of the items is a view or a guide in a view's subtree.
  func concerns(subtreeOf view: UIView) -> Bool {
    [first.view, second?.view].contains { $0?.isDescendant(of: view) == true }
  }
}
