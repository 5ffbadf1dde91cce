public import Foundation
import HeadlessEnumerations

/// Distances by which the edges of a rectangle move inwards, in points, with the sides named by reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// How far the upper edge moves down.
  public var top: CGFloat
  /// How far the edge where reading starts moves in.
  public var leading: CGFloat
  /// How far the lower edge moves up.
  public var bottom: CGFloat
  /// How far the edge where reading ends moves in.
  public var trailing: CGFloat

  /// The insets that move no edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes the insets that move no edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets of one distance for each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// The same insets with the sides named left and right.
  func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .rightToLeft
      ? UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }

  /// Names the sides of insets by reading direction.
  init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isReversed = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isReversed ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isReversed ? insets.left : insets.right)
  }
}
