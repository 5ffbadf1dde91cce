/// The directions in which the arrow of a popover can point.
@_documentation(visibility: internal)
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt

  /// Creates directions from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up, because the popover is below its anchor.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down, because the popover is above its anchor.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left, because the popover is to the right of its anchor.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right, because the popover is to the left of its anchor.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction of a popover that is not presented.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
