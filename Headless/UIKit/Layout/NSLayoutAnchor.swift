public import Foundation

/// An attribute of a view or a guide, from which constraints are made.
///
/// `AnchorType` keeps horizontal and vertical apart.
// Not documented: the comparison with UIKit's interface cannot tell a generic class by its name.
@_documentation(visibility: internal)
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: LayoutTerm

  init(_ term: LayoutTerm) {
    self.term = term
    super.init()
  }

  /// Makes a constraint that keeps this attribute where another one is.
  @discardableResult public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }

  /// Makes a constraint that keeps this attribute at or behind another one.
  @discardableResult public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }

  /// Makes a constraint that keeps this attribute at or before another one.
  @discardableResult public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }

  /// Makes a constraint that keeps this attribute at a distance from another one, in points.
  @discardableResult public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c)
  }

  /// Makes a constraint that keeps this attribute at least at a distance from another one, in points.
  @discardableResult public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Makes a constraint that keeps this attribute at most at a distance from another one, in points.
  @discardableResult public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  /// The attribute's name.
  open var name: String { String(describing: term.attribute) }

  /// The view or guide.
  ///
  /// Not retained.
  open var item: AnyObject? { term.item }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, relation, anchor.term, multiplier: multiplier, constant: constant)
  }
}

/// The distance between neighbours that the system prefers, in points.
let systemSpacing: CGFloat = 8
