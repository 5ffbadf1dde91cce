public import Foundation

/// A font of the system's, as far as laying out text needs it.
// Unchecked because an open class cannot be checked: every stored property is a constant of a Sendable type.
open class UIFont: NSObject, @unchecked Sendable {
  private let size: CGFloat

  let weight: UIFont.Weight
  /// How the size follows the user's choice; nil for a size that stays.
  let scaling: HeadlessFontScaling?

  init(size: CGFloat, weight: UIFont.Weight, scaling: HeadlessFontScaling? = nil) {
    // A size of 0 or less means the system's default.
    self.size = size > 0 ? size : UIFont.headlessSystemFontSize
    self.weight = weight
    self.scaling = scaling
    super.init()
  }

  /// The system's font at a size in points.
  @discardableResult
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// The system's font at a size in points, with strokes of a weight.
  @discardableResult
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's font in bold at a size in points.
  @discardableResult
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The system's font for a purpose, at the size that the user has chosen.
  @discardableResult
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's font for a purpose, at the size that a trait collection names; nil stands for the user's.
  @_documentation(visibility: internal)
  @discardableResult
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = HeadlessFontScaling(style: style, base: nil, maximum: nil)
    return UIFont(
      size: scaling.size(in: .headless(for: traitCollection)), weight: style == .headline ? .semibold : .regular,
      scaling: scaling)
  }

  /// The size in points.
  open var pointSize: CGFloat { size }

  /// The height of a line in points, from the highest ascender to the lowest descender.
  open var lineHeight: CGFloat { size * HeadlessFontMetrics.lineHeight }

  /// The same font at another size.
  @discardableResult
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.size == size && other.weight == weight && other.scaling == scaling
  }

  open override var hash: Int { size.hashValue ^ weight.hashValue }
}

extension UIFont {
  /// The font as it is at another choice of the user's; nil where its size does not follow.
  func adjusted(to category: UIContentSizeCategory) -> UIFont? {
    scaling.map { UIFont(size: $0.size(in: category), weight: weight, scaling: $0) }
  }

  /// What a size of 0 stands for.
  static var headlessSystemFontSize: CGFloat { 12 }

  /// The width in points of a text set on one line.
  public func headlessWidth(of text: String) -> CGFloat {
    text.reduce(0) { $0 + HeadlessFontMetrics.advance(of: $1, weight: Double(weight.rawValue)) } * size
  }

  /// The distance in points from the top of a line to its baseline.
  public var headlessAscender: CGFloat { size * HeadlessFontMetrics.ascender }
}
