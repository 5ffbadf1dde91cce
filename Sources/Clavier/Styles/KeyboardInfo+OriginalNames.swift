#if canImport(UIKit)
  public import ClavierCore
  public import Foundation
  public import UIKit

  // The names that Typist, Surf's utilities, and other keyboard code use for the same values.

  extension KeyboardInfo {
    /// The duration in seconds; 0 if the notification has none.
    @available(*, deprecated, renamed: "animation.duration")
    public var animationDuration: TimeInterval { animation.duration }

    /// The curve; the keyboard's own, raw value 7, if the notification has none.
    @available(*, deprecated, renamed: "animation.curve")
    public var animationCurve: UIView.AnimationCurve {
      // Imported enumerations accept any raw value, so the fallback is never used.
      UIView.AnimationCurve(rawValue: animation.curve.rawValue) ?? .easeInOut
    }

    /// The frame after the change, in screen coordinates and points.
    @available(*, deprecated, renamed: "endFrame")
    public var frameEnd: CGRect? { endFrame }

    /// The frame before the change, in screen coordinates and points.
    @available(*, deprecated, renamed: "startFrame")
    public var frameBegin: CGRect? { startFrame }
  }

  extension UIView.AnimationOptions {
    /// Creates options with a curve, whatever its raw value.
    @available(*, deprecated, message: "Use the options of KeyboardInfo.animation.")
    public init(curve: UIView.AnimationCurve) {
      self = KeyboardAnimation.Curve(curve).options
    }
  }
#endif
