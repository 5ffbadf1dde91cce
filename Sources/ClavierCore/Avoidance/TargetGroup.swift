package import Foundation

/// The targets that fit into a height together, added in order of importance.
package struct TargetGroup {
  /// The span of all targets in the group; nil if there are none.
  package private(set) var span: VerticalSpan?

  package init() {}

  /// Adds a target if the whole group, including the target, fits into a height.
  ///
  /// The first target is always added.
  ///
  /// - Returns: The span of the group; nil if the target does not fit and was not added.
  package mutating func add(_ target: VerticalSpan, fitting height: CGFloat) -> VerticalSpan? {
    let union = span?.union(target) ?? target
    guard span == nil || union.fits(in: height) else { return nil }
    span = union
    return union
  }
}
