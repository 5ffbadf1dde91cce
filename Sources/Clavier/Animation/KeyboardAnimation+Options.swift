#if canImport(UIKit)
  public import ClavierCore
  public import UIKit

  extension KeyboardAnimation {
    /// The curve, as options for `UIView.animate(withDuration:delay:options:animations:completion:)`.
    public var options: UIView.AnimationOptions { curve.options }
  }

  extension KeyboardAnimation.Curve {
    /// The curve as an animation option.
    ///
    /// UIKit reads the raw value from bits 16 to 19 of the options. The keyboard's own curve has the raw value 7, which
    /// is not a declared case (openradar 14872290). If you passed the raw value without moving it to bits 16 to 19, it
    /// would set three unrelated options. A raw value that does not fit in four bits results in `curveEaseInOut`,
    /// although ``KeyboardAnimation/progress(at:)`` treats it like the keyboard's own curve.
    public var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: optionBits) }

    /// Creates a curve from a UIKit value, even if the value is not a declared case.
    public init(_ curve: UIView.AnimationCurve) {
      self.init(rawValue: curve.rawValue)
    }
  }
#endif
