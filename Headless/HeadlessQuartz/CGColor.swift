public import Foundation

/// A color of a layer, in sRGB.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue, and opacity, usually from 0 to 1.
  private let values: [CGFloat]

  /// Creates a color in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
  }

  /// Creates a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The components, with the opacity at the end.
  public var components: [CGFloat]? { values }

  /// The number of components, including the opacity.
  public var numberOfComponents: Int { values.count }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { values[3] }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }

  public static func == (one: CGColor, other: CGColor) -> Bool { one.values == other.values }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
