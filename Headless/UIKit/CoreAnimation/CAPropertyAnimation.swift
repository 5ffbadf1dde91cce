import Foundation

/// An animation of a property of a layer.
@_documentation(visibility: internal)
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// Whether the values are added to the current value.
  open var isAdditive = false
  /// Whether each cycle begins with the value at which the last one ended.
  open var isCumulative = false

  public override init() {
    super.init()
  }

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
