import Foundation

extension UIFont {
  /// What a text is for.
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

/// How a font follows the size that the user has chosen.
struct HeadlessFontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The size at the default category, in points; nil for the style's own sizes.
  let base: CGFloat?
  /// The most that it may become, in points.
  let maximum: CGFloat?

  func size(in category: UIContentSizeCategory) -> CGFloat {
    let size =
      base.map { HeadlessTypeSizes.scaled($0, style: style, category: category) }
      ?? HeadlessTypeSizes.pointSize(of: style, in: category)
    return min(size, maximum ?? size)
  }
}

extension UIContentSizeCategory {
  /// What a trait collection names, else what the user has chosen.
  static func headless(for traitCollection: UITraitCollection?) -> UIContentSizeCategory {
    guard let named = traitCollection?.preferredContentSizeCategory, named != .unspecified else {
      return HeadlessPreferredSize.category
    }
    return named
  }
}
