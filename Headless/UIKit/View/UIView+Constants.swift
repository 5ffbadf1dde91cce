public import Foundation
public import HeadlessEnumerations

extension UIView {
  /// The curve of an animation.
  ///
  /// Any raw value is allowed. The keyboard's curve has the raw value 7.
  public typealias AnimationCurve = UIViewAnimationCurve
  /// The behavior of the content when the bounds change.
  public typealias ContentMode = UIViewContentMode

  /// Whether the tint color is dimmed.
  public typealias TintAdjustmentMode = UIViewTintAdjustmentMode

  /// The smallest size, as a target for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The largest size, as a target for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// The value of ``intrinsicContentSize`` for content without a size.
  public static let noIntrinsicMetric: CGFloat = -1
}
