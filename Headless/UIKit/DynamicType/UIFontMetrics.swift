public import Foundation

/// Scales fonts and lengths like a text style.
@_documentation(visibility: internal)
// The conformance is unchecked, because the compiler cannot check an open class. Its only stored property is a constant
// of a Sendable type.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font, given for the default size, scaled to the size that the user has chosen.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: nil, compatibleWith: nil)
  }

  /// Returns a scaled font with a maximum size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled to the size in a trait collection.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: nil, compatibleWith: traitCollection)
  }

  /// Returns a font scaled to the size in a trait collection, with a maximum size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, compatibleWith: traitCollection)
  }

  /// Returns a length scaled to the size that the user has chosen.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled to the size in a trait collection.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    HeadlessTypeSizes.scaled(value, style: style, category: .headless(for: traitCollection))
  }

  private func scaled(
    _ font: UIFont, maximum: CGFloat?, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    // A maximum of 0 means no maximum.
    let maximum = maximum.flatMap { $0 > 0 ? $0 : nil }
    let scaling = HeadlessFontScaling(style: style, base: font.scaling?.base ?? font.pointSize, maximum: maximum)
    return UIFont(
      size: scaling.size(in: .headless(for: traitCollection)), weight: font.weight, scaling: scaling,
      postScriptName: font.postScriptName)
  }
}
