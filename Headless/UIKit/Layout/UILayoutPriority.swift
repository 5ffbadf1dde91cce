import Foundation

/// How much a constraint matters: what has 1000 is required, what has less gives way to what has more.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority as a number from 1 to 1000.
  public var rawValue: Float

  /// Makes a priority of a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// With which a button resists being made smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// With which dragging a split view's divider may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// With which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// With which dragging a split view's divider may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// With which a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// With which a fitting size is asked for.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
