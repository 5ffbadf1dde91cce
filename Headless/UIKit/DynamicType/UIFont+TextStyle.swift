import Foundation

extension UIFont {
  /// The purpose of text.
  @_documentation(visibility: internal)
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

/// The relation between a font and the text size that the user has chosen.
struct HeadlessFontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The size for the default category, in points; nil for the style's own sizes.
  let base: CGFloat?
  /// The maximum size, in points.
  let maximum: CGFloat?

  func size(in category: UIContentSizeCategory) -> CGFloat {
    let size =
      base.map { HeadlessTypeSizes.scaled($0, style: style, category: category) }
      ?? HeadlessTypeSizes.pointSize(of: style, in: category)
    return min(size, maximum ?? size)
  }
}

extension UIContentSizeCategory {
  /// Returns the size in a trait collection, or else the size that the user has chosen.
  static func headless(for traitCollection: UITraitCollection?) -> UIContentSizeCategory {
    guard let named = traitCollection?.preferredContentSizeCategory, named != .unspecified else {
      return HeadlessPreferredSize.category
    }
    return named
  }
}
