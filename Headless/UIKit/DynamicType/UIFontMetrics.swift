public import Foundation

/// Scales fonts and lengths as a text style is scaled.
@_documentation(visibility: internal)
// Unchecked because an open class cannot be checked: its only stored property is a constant of a Sendable type.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Scales as body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Scales as texts of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font of the size that the user has chosen, from the one for the default size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: nil, compatibleWith: nil)
  }

  /// The same, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, compatibleWith: nil)
  }

  /// The same at the size that a trait collection names.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: nil, compatibleWith: traitCollection)
  }

  /// The same, up to a size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, compatibleWith: traitCollection)
  }

  /// A length at the size that the user has chosen.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length at the size that a trait collection names.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    HeadlessTypeSizes.scaled(value, style: style, category: .headless(for: traitCollection))
  }

  private func scaled(
    _ font: UIFont, maximum: CGFloat?, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    // A maximum of 0 is none.
    let maximum = maximum.flatMap { $0 > 0 ? $0 : nil }
    let scaling = HeadlessFontScaling(style: style, base: font.scaling?.base ?? font.pointSize, maximum: maximum)
    return UIFont(size: scaling.size(in: .headless(for: traitCollection)), weight: font.weight, scaling: scaling)
  }
}
