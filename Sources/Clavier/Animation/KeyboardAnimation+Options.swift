#if canImport(UIKit)
  public import ClavierCore
  public import UIKit

  extension KeyboardAnimation {
    /// The curve for `UIView.animate(withDuration:delay:options:animations:completion:)`.
    public var options: UIView.AnimationOptions { curve.options }
  }

  extension KeyboardAnimation.Curve {
    /// The curve as an animation option: its raw value, whatever it is, in the four bits that UIKit reads it from.
    ///
    /// The keyboard's own curve has the undeclared raw value 7 (openradar 14872290), which no `switch` over
    /// `UIView.AnimationCurve` knows, and which without the shift would set three unrelated options.
    public var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: optionBits) }

    /// The curve that a UIKit value names.
    public init(_ curve: UIView.AnimationCurve) {
      self.init(rawValue: curve.rawValue)
    }
  }
#endif
