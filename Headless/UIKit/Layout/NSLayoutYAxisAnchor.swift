public import Foundation

/// A top or bottom edge, a baseline, or a vertical center.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this attribute to another one.
  @discardableResult public final func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
  }

  /// Creates a constraint with a multiple of the system's spacing below another attribute.
  @discardableResult public final func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: multiplier * systemSpacing)
  }

  /// Creates a constraint with at least a multiple of the system's spacing below another attribute.
  @_documentation(visibility: internal)
  @discardableResult public final func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
  }

  /// Creates a constraint with at most a multiple of the system's spacing below another attribute.
  @_documentation(visibility: internal)
  @discardableResult public final func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
  }
}
