public import Foundation

/// A left, right, leading, or trailing edge, or a horizontal center.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this attribute to another one.
  @discardableResult public final func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
  }

  /// Creates a constraint with a multiple of the system's spacing after another attribute.
  @discardableResult public final func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: multiplier * systemSpacing)
  }

  /// Creates a constraint with at least a multiple of the system's spacing after another attribute.
  @_documentation(visibility: internal)
  @discardableResult public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
  }

  /// Creates a constraint with at most a multiple of the system's spacing after another attribute.
  @_documentation(visibility: internal)
  @discardableResult public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
  }
}
