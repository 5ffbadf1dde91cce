package import Foundation

/// The properties of the focused input that determine the keyboard.
package struct KeyboardInput: Hashable, Sendable {
  /// The kind of keyboard that the input requests.
  package var kind: KeyboardKind
  /// Whether the input allows predictions.
  ///
  /// Without predictions, an iPhone hides the predictive bar.
  package var hasPredictiveBar: Bool
  /// The height of the input accessory view, in points.
  package var accessoryHeight: CGFloat
  /// The height of an input view that replaces the keys, in points, without the bottom safe area.
  package var inputViewHeight: CGFloat?
  /// Whether the input brings up a keyboard with keys.
  ///
  /// The value is false for a view controller that only has an accessory view.
  package var wantsKeys: Bool

  /// Creates an input.
  package init(
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
