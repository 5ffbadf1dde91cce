public import Foundation

/// A color, either fixed or dependent on traits.
// Unchecked because the compiler cannot check an open class. Both stored properties are constants of a Sendable type.
open class UIColor: NSObject, @unchecked Sendable {
  private let light: HeadlessColor
  private let dark: HeadlessColor

  /// Creates a gray, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color in sRGB.
  ///
  /// Components outside 0...1 are kept: they are in the extended range, as since iOS 10.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let fixed = HeadlessColor(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1))
    light = fixed
    dark = fixed
    super.init()
  }

  init(light: HeadlessColor, dark: HeadlessColor) {
    self.light = light
    self.dark = dark
    super.init()
  }

  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  /// The color of primary text.
  open class var label: UIColor {
    UIColor(light: HeadlessColor(hexadecimal: 0x000000), dark: HeadlessColor(hexadecimal: 0xFFFFFF))
  }

  /// The color of the main background.
  open class var systemBackground: UIColor {
    UIColor(light: HeadlessColor(hexadecimal: 0xFFFFFF), dark: HeadlessColor(hexadecimal: 0x000000))
  }

  /// The color of placeholders.
  open class var placeholderText: UIColor {
    UIColor(
      light: HeadlessColor(hexadecimal: 0x3C3C43, alpha: 0.3),
      dark: HeadlessColor(hexadecimal: 0xEBEBF5, alpha: 0.3))
  }

  /// The color of secondary text.
  @_documentation(visibility: internal)
  open class var secondaryLabel: UIColor { grey(alpha: 0.6) }

  /// The color of tertiary content, such as the accessory of a row.
  @_documentation(visibility: internal)
  open class var tertiaryLabel: UIColor { grey(alpha: 0.3) }

  /// The color of separators.
  @_documentation(visibility: internal)
  open class var separator: UIColor {
    UIColor(
      light: HeadlessColor(hexadecimal: 0x3C3C43, alpha: 0.29),
      dark: HeadlessColor(hexadecimal: 0x545458, alpha: 0.6))
  }

  /// The color of a selected row.
  @_documentation(visibility: internal)
  open class var systemGray4: UIColor {
    UIColor(light: HeadlessColor(hexadecimal: 0xD1D1D6), dark: HeadlessColor(hexadecimal: 0x3A3A3C))
  }

  /// The color of the background of a grouped table.
  @_documentation(visibility: internal)
  open class var systemGroupedBackground: UIColor {
    UIColor(light: HeadlessColor(hexadecimal: 0xF2F2F7), dark: HeadlessColor(hexadecimal: 0x000000))
  }

  /// The color of the groups of a table.
  @_documentation(visibility: internal)
  open class var secondarySystemGroupedBackground: UIColor {
    UIColor(light: HeadlessColor(hexadecimal: 0xFFFFFF), dark: HeadlessColor(hexadecimal: 0x1C1C1E))
  }

  private static func grey(alpha: Double) -> UIColor {
    UIColor(
      light: HeadlessColor(hexadecimal: 0x3C3C43, alpha: alpha),
      dark: HeadlessColor(hexadecimal: 0xEBEBF5, alpha: alpha))
  }

  /// Returns the color with another opacity.
  @discardableResult
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var (light, dark) = (light, dark)
    light.alpha = min(max(alpha, 0), 1)
    dark.alpha = light.alpha
    return UIColor(light: light, dark: dark)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.light == light && other.dark == dark
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(dark)
    return hasher.finalize()
  }
}

extension UIColor {
  /// Returns the components for traits, or for the current thread's traits.
  public func headlessComponents(
    with traits: UITraitCollection = .current
  ) -> HeadlessColor {
    traits.userInterfaceStyle == .dark ? dark : light
  }

  /// The default tint color: the system's blue.
  public static var headlessTint: UIColor {
    UIColor(light: HeadlessColor(hexadecimal: 0x007AFF), dark: HeadlessColor(hexadecimal: 0x0A84FF))
  }
}
