import Foundation

/// Animations that run together.
@_documentation(visibility: internal)
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  public override init() {
    super.init()
  }
}
