import CoreGraphics
import Foundation

extension NSValue {
  /// The Objective-C type encoding of `CGRect` on every 64-bit system.
  private static let rectangleEncoding = "{CGRect={CGPoint=dd}{CGSize=dd}}"

  /// Creates an object that holds a rectangle.
  convenience init(rectangle: CGRect) {
    var rectangle = rectangle
    self.init(bytes: &rectangle, objCType: Self.rectangleEncoding)
  }

  /// The rectangle in this object; nil if it holds another type.
  var rectangle: CGRect? {
    guard holdsRectangle else { return nil }
    var rectangle = CGRect.zero
    getValue(&rectangle)
    return rectangle
  }

  /// Whether the object holds a rectangle.
  ///
  /// Reading another type, such as a point or a number, can trap.
  private var holdsRectangle: Bool { strcmp(objCType, Self.rectangleEncoding) == 0 }
}
