public import Foundation
public import HeadlessQuartz

/// An animation through several values.
@_documentation(visibility: internal)
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path along which an animated position moves.
  open var path: CGPath?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The curves between the values.
  open var timingFunctions: [CAMediaTimingFunction]?

  public override init() {
    super.init()
  }
}
