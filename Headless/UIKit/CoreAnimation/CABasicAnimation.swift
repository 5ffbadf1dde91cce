import Foundation

/// An animation between two values.
@_documentation(visibility: internal)
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference.
  open var byValue: Any?

  public override init() {
    super.init()
  }
}
