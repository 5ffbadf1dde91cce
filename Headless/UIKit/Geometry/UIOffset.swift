public import Foundation

/// An offset of a position, in points.
public struct UIOffset: Equatable, Sendable {
  /// The horizontal offset, to the right.
  public var horizontal: CGFloat
  /// The vertical offset, downward.
  public var vertical: CGFloat

  /// A zero offset.
  public static let zero = UIOffset()

  /// Creates a zero offset.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its two values.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
