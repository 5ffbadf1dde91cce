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

  #if canImport(Darwin)
    /// The rectangle in this object; nil if it holds a different type.
    var rectangle: CGRect? {
      guard strcmp(objCType, Self.rectangleEncoding) == 0 else { return nil }
      var rectangle = CGRect.zero
      getValue(&rectangle)
      return rectangle
    }
  #else
    /// The class in which Foundation stores points, sizes, ranges, rectangles, and edge insets.
    private static let geometryClass: AnyClass = type(of: NSValue(rectangle: .zero))

    /// A size that no keyboard has, which marks memory that was not written.
    private static let unwritten = CGSize(width: -0x1.8p-1000, height: -0x1.8p-1001)

    /// The rectangle in this object; nil if it holds a different type.
    ///
    /// On Linux, each call to `objCType` creates a string that is never freed, so the type is determined in another
    /// way. Points, sizes, and ranges are half as large as a rectangle. Therefore, reading one of them leaves the
    /// second half unwritten.
    var rectangle: CGRect? {
      guard type(of: self) == Self.geometryClass else { return nil }
      var rectangle = CGRect(origin: .zero, size: Self.unwritten)
      getValue(&rectangle)
      return rectangle.size == Self.unwritten ? nil : rectangle
    }
  #endif
}
