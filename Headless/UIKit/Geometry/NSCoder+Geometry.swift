public import Foundation

// The strings of geometric values, such as "{{0, 0}, {320, 480}}".
// https://developer.apple.com/documentation/foundation/nscoder/string(for:)-66xx9
@_documentation(visibility: internal)
extension NSCoder {
  /// Returns a point as text.
  public class func string(for point: CGPoint) -> String { text(point.x, point.y) }

  /// Returns a size as text.
  public class func string(for size: CGSize) -> String { text(size.width, size.height) }

  /// Returns a rectangle as text.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

  /// Returns insets as text.
  public class func string(for insets: UIEdgeInsets) -> String {
    text(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Returns the point in a string; zero for any other string.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Returns the size in a string; zero for any other string.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Returns the rectangle in a string; zero for any other string.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// Returns the insets in a string; zero for any other string.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  private static func text(_ numbers: CGFloat...) -> String {
    "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
  }

  private static func numbers(in string: String, count: Int) -> [Double]? {
    let numbers = string.split { "{}, ".contains($0) }.map { Double($0) }
    return numbers.count == count && !numbers.contains(nil) ? numbers.compactMap { $0 } : nil
  }
}
