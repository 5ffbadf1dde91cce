public import Foundation

/// A width, a height or a distance.
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint that keeps the length, in points.
  @discardableResult public final func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, multiplier: 1, constant: c)
  }

  /// Makes a constraint that keeps at least a length, in points.
  @discardableResult public final func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, multiplier: 1, constant: c)
  }

  /// Makes a constraint that keeps at most a length, in points.
  @discardableResult public final func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, multiplier: 1, constant: c)
  }

  /// Makes a constraint that keeps a multiple of another length.
  @discardableResult public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m)
  }

  /// Makes a constraint that keeps at least a multiple of another length.
  @discardableResult public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// Makes a constraint that keeps at most a multiple of another length.
  @discardableResult public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// Makes a constraint that keeps a multiple of another length and some points more.
  @discardableResult public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m, constant: c)
  }
}
