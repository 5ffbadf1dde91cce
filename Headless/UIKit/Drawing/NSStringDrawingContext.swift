public import Foundation

/// The scale of text that is measured and drawn.
@_documentation(visibility: internal)
open class NSStringDrawingContext: NSObject {
  /// The smallest scale of the font; 0 if it does not shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that was used.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the text.
  open internal(set) var totalBounds = CGRect.zero

  public override init() {
    super.init()
  }
}
