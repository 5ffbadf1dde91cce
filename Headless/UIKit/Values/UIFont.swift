public import Foundation

/// A system font with the properties that text layout needs.
// The conformance is unchecked, because the compiler cannot check an open class. Every stored property is a constant of
// a Sendable type.
open class UIFont: NSObject, @unchecked Sendable {
  // This must be the first stored property. See `ValueTag`.
  private let tag = ValueTag()
  private let size: CGFloat

  let weight: UIFont.Weight
  /// The PostScript name; nil for the system's font.
  let postScriptName: String?
  /// The file that the app has registered for the name; nil for a font of iOS.
  let file: HeadlessFontFile?
  /// The scaling with the user's text size; nil for a fixed size.
  let scaling: HeadlessFontScaling?

  init(size: CGFloat, weight: UIFont.Weight, scaling: HeadlessFontScaling? = nil, postScriptName: String? = nil) {
    // A size of 0 or less selects the system's default.
    self.size = size > 0 ? size : UIFont.headlessSystemFontSize
    self.weight = weight
    self.scaling = scaling
    self.postScriptName = postScriptName
    file = postScriptName.flatMap(HeadlessFontFiles.shared.file)
    super.init()
  }

  /// Returns the system font with a size in points.
  @discardableResult
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// Returns the system font with a size in points and a weight.
  @discardableResult
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the bold system font with a size in points.
  @discardableResult
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// Returns the system font of a text style, for the text size that the user has chosen.
  @discardableResult
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font of a text style, for the text size of a trait collection; nil selects the user's size.
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
  open var lineHeight: CGFloat {
    size * (file.map { $0.ascender - $0.descender } ?? HeadlessFontMetrics.lineHeight)
  }

  /// Returns the font with a different size.
  @discardableResult
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, postScriptName: postScriptName)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.size == size && other.weight == weight && other.scaling == scaling
      && other.postScriptName == postScriptName
  }

  open override var hash: Int { size.hashValue ^ weight.hashValue }
}

extension UIFont {
  /// Returns the font for a different text size; nil if the font's size is fixed.
  func adjusted(to category: UIContentSizeCategory) -> UIFont? {
    scaling.map {
      UIFont(size: $0.size(in: category), weight: weight, scaling: $0, postScriptName: postScriptName)
    }
  }

  /// The size that 0 selects.
  static var headlessSystemFontSize: CGFloat { 12 }

  /// Returns the width of text on one line, in points.
  public func headlessWidth(of text: String) -> CGFloat {
    text.reduce(0) { $0 + advance(of: $1) } * size
  }

  /// The width of SF Mono's characters as a fraction of the size.
  private static var monospacedAdvance: CGFloat { 0.6 }

  /// Returns the advance of a character as a fraction of the size.
  ///
  /// If the file lacks a character, the system's font is used for it.
  private func advance(of character: Character) -> CGFloat {
    if postScriptName == Self.monospacedName, !character.isNewline { return Self.monospacedAdvance }
    return file?.advance(of: character) ?? HeadlessFontMetrics.advance(of: character, weight: Double(weight.rawValue))
  }

  /// The distance in points from the top of a line to its baseline.
  public var headlessAscender: CGFloat { size * (file?.ascender ?? HeadlessFontMetrics.ascender) }
}
