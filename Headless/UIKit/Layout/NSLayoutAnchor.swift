public import Foundation

/// An attribute of a view or a guide, from which constraints are created.
///
/// `AnchorType` separates horizontal and vertical anchors.
// Hidden from the documentation: the comparison with UIKit's interface cannot match a generic class by its name.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: LayoutTerm

  init(_ term: LayoutTerm) {
    self.term = term
    super.init()
  }

  /// Creates a constraint that makes this attribute equal to another one.
  @discardableResult public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }

  /// Creates a constraint that makes this attribute greater than or equal to another one.
  @discardableResult public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }

  /// Creates a constraint that makes this attribute less than or equal to another one.
  @discardableResult public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }

  /// Creates a constraint that makes this attribute equal to another one plus a constant, in points.
  @discardableResult public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c)
  }

  /// Creates a constraint that makes this attribute greater than or equal to another one plus a constant, in points.
  @discardableResult public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Creates a constraint that makes this attribute less than or equal to another one plus a constant, in points.
  @discardableResult public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  /// The name of the attribute.
  open var name: String { String(describing: term.attribute) }

  /// The view or guide.
  ///
  /// The object is not retained.
  open var item: AnyObject? { term.item }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, relation, anchor.term, multiplier: multiplier, constant: constant)
  }
}

/// The system's spacing between neighboring views, in points.
let systemSpacing: CGFloat = 8
