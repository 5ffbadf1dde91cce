public import Foundation

/// What the keyboard needs to know of the input that has the focus.
public struct KeyboardInput: Hashable, Sendable {
  /// Which keyboard it wants.
  public var kind: KeyboardKind
  /// Whether it lets the system suggest words; without suggestions an iPhone shows no bar.
  public var hasPredictiveBar: Bool
  /// The height of its input accessory view, in points.
  public var accessoryHeight: CGFloat
  /// The height of its own input view in place of the keys, in points, without the bottom safe area.
  public var inputViewHeight: CGFloat?
  /// Whether it is typed into; a view controller that only shows an accessory view is not.
  public var wantsKeys: Bool

  /// Creates an input.
  public init(
    kind: KeyboardKind = .text, hasPredictiveBar: Bool = true, accessoryHeight: CGFloat = 0,
    inputViewHeight: CGFloat? = nil, wantsKeys: Bool = true
  ) {
    self.kind = kind
    self.hasPredictiveBar = hasPredictiveBar
    self.accessoryHeight = accessoryHeight
    self.inputViewHeight = inputViewHeight
    self.wantsKeys = wantsKeys
  }
}
