public import Foundation

/// A font of the system's, as far as laying out text needs it.
// Unchecked because an open class cannot be checked: every stored property is a constant of a Sendable type.
open class UIFont: NSObject, @unchecked Sendable {
  private let size: CGFloat

  /// Whether the strokes are bold.
  public let headlessIsBold: Bool

  init(size: CGFloat, isBold: Bool) {
    // A size of 0 or less means the system's default.
    self.size = size > 0 ? size : UIFont.headlessSystemFontSize
    headlessIsBold = isBold
    super.init()
  }

  /// The system's font at a size in points.
  @discardableResult
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isBold: false)
  }

  /// The system's font in bold at a size in points.
  @discardableResult
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isBold: true)
  }

  /// The size in points.
  open var pointSize: CGFloat { size }

  /// The height of a line in points, from the highest ascender to the lowest descender.
  open var lineHeight: CGFloat { size * HeadlessFontMetrics.lineHeight }

  /// The same font at another size.
  @discardableResult
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isBold: headlessIsBold)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.size == size && other.headlessIsBold == headlessIsBold
  }

  open override var hash: Int { size.hashValue ^ headlessIsBold.hashValue }
}

extension UIFont {
  /// What a size of 0 stands for.
  static var headlessSystemFontSize: CGFloat { 12 }

  /// The width in points of a text set on one line.
  public func headlessWidth(of text: String) -> CGFloat {
    text.reduce(0) { $0 + HeadlessFontMetrics.advance(of: $1, isBold: headlessIsBold) } * size
  }

  /// The distance in points from the top of a line to its baseline.
  public var headlessAscender: CGFloat { size * HeadlessFontMetrics.ascender }
}
