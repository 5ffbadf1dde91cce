public import Foundation

/// The shadow of text.
///
/// It is stored in an attributed string, but not drawn.
@_documentation(visibility: internal)
open class NSShadow: NSObject {
  // This must be the first stored property. See `ValueTag`.
  private let tag = ValueTag()

  /// Creates a shadow without an offset and without blur.
  public override init() {
    super.init()
  }

  /// The distance from the text, in points.
  open var shadowOffset = CGSize.zero

  /// The width of the blurred edge, in points.
  open var shadowBlurRadius: CGFloat = 0

  /// The color, a `UIColor`.
  open var shadowColor: Any?

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && (other.shadowColor as? UIColor) == (shadowColor as? UIColor)
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
