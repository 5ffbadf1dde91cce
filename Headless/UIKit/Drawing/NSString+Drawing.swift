public import Foundation

@_documentation(visibility: internal)
extension NSString {
  /// Returns the size of the text if lines end only at line breaks, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Returns the smallest rectangle for the text, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text at a point.
  ///
  /// Nothing is drawn in the headless UIKit.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text in a rectangle.
  ///
  /// Nothing is drawn in the headless UIKit.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

// On Apple's platforms, a string has these methods because it bridges to `NSString`.
@_documentation(visibility: internal)
extension String {
  /// Returns the size of the text if lines end only at line breaks, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// Returns the smallest rectangle for the text, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in a rectangle.
  ///
  /// Nothing is drawn in the headless UIKit.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text at a point.
  ///
  /// Nothing is drawn in the headless UIKit.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}
