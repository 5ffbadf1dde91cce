public import Foundation

/// A layer that repeats its sublayers, which are not drawn in the headless UIKit.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, including the original.
  open var instanceCount = 1
  /// The delay between copies, in seconds.
  open var instanceDelay: TimeInterval = 0
  /// The transform from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// Whether the copies keep their depth.
  open var preservesDepth = false
  /// The color of the first copy.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// The changes of the color from one copy to the next.
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
}
