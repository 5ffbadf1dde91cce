public import Foundation

/// A distance from where something would stand, in points.
public struct UIOffset: Equatable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Makes an offset of no distance.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Makes an offset of two distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
