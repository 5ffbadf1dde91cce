import Foundation

/// The priority of a constraint.
///
/// A priority of 1000 is required. Lower priorities give way to higher priorities.
public struct UILayoutPriority: Hashable, HeadlessNumericRawRepresentable, Sendable {
  /// The priority as a number from 1 to 1000.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of required constraints.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of dragging a split view's divider if it may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of dragging a split view's divider if it must not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority for computing a fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
