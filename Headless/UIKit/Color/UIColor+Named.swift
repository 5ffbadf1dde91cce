// The values of the semantic colors come from Apple's Human Interface Guidelines, and from apps that have printed them
// on devices (https://developer.apple.com/design/human-interface-guidelines/color).
extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  @_documentation(visibility: internal)
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  @_documentation(visibility: internal)
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  @_documentation(visibility: internal)
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  @_documentation(visibility: internal)
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  @_documentation(visibility: internal)
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  @_documentation(visibility: internal)
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  @_documentation(visibility: internal)
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  @_documentation(visibility: internal)
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  @_documentation(visibility: internal)
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  @_documentation(visibility: internal)
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  @_documentation(visibility: internal)
  public class var systemRed: UIColor { named(0xFF3B30, dark: 0xFF453A) }
  @_documentation(visibility: internal)
  public class var systemGreen: UIColor { named(0x34C759, dark: 0x30D158) }
  @_documentation(visibility: internal)
  public class var systemBlue: UIColor { named(0x007AFF, dark: 0x0A84FF) }
  @_documentation(visibility: internal)
  public class var systemOrange: UIColor { named(0xFF9500, dark: 0xFF9F0A) }
  @_documentation(visibility: internal)
  public class var systemYellow: UIColor { named(0xFFCC00, dark: 0xFFD60A) }
  @_documentation(visibility: internal)
  public class var systemPink: UIColor { named(0xFF2D55, dark: 0xFF375F) }
  @_documentation(visibility: internal)
  public class var systemPurple: UIColor { named(0xAF52DE, dark: 0xBF5AF2) }
  @_documentation(visibility: internal)
  public class var systemTeal: UIColor { named(0x30B0C7, dark: 0x40C8E0) }
  @_documentation(visibility: internal)
  public class var systemIndigo: UIColor { named(0x5856D6, dark: 0x5E5CE6) }
  @_documentation(visibility: internal)
  public class var systemBrown: UIColor { named(0xA2845E, dark: 0xAC8E68) }
  @_documentation(visibility: internal)
  public class var systemMint: UIColor { named(0x00C7BE, dark: 0x63E6E2) }
  @_documentation(visibility: internal)
  public class var systemCyan: UIColor { named(0x32ADE6, dark: 0x64D2FF) }
  @_documentation(visibility: internal)
  public class var systemGray: UIColor { named(0x8E8E93, dark: 0x8E8E93) }
  @_documentation(visibility: internal)
  public class var systemGray2: UIColor { named(0xAEAEB2, dark: 0x636366) }
  @_documentation(visibility: internal)
  public class var systemGray3: UIColor { named(0xC7C7CC, dark: 0x48484A) }
  @_documentation(visibility: internal)
  public class var systemGray4: UIColor { named(0xD1D1D6, dark: 0x3A3A3C) }
  @_documentation(visibility: internal)
  public class var systemGray5: UIColor { named(0xE5E5EA, dark: 0x2C2C2E) }
  @_documentation(visibility: internal)
  public class var systemGray6: UIColor { named(0xF2F2F7, dark: 0x1C1C1E) }
  @_documentation(visibility: internal)
  public class var tintColor: UIColor { named(0x007AFF, dark: 0x0A84FF) }
  public class var label: UIColor { named(0x000000, dark: 0xFFFFFF) }
  @_documentation(visibility: internal)
  public class var secondaryLabel: UIColor { named(0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, alpha: 0.6) }
  @_documentation(visibility: internal)
  public class var tertiaryLabel: UIColor { named(0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3) }
  @_documentation(visibility: internal)
  public class var quaternaryLabel: UIColor { named(0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, alpha: 0.16) }
  @_documentation(visibility: internal)
  public class var link: UIColor { named(0x007AFF, dark: 0x0984FF) }
  public class var placeholderText: UIColor { named(0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3) }
  @_documentation(visibility: internal)
  public class var separator: UIColor { named(0x3C3C43, alpha: 0.29, dark: 0x545458, alpha: 0.6) }
  @_documentation(visibility: internal)
  public class var opaqueSeparator: UIColor { named(0xC6C6C8, dark: 0x38383A) }
  public class var systemBackground: UIColor { named(0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E) }
  @_documentation(visibility: internal)
  public class var secondarySystemBackground: UIColor { named(0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E) }
  @_documentation(visibility: internal)
  public class var tertiarySystemBackground: UIColor { named(0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C) }
  @_documentation(visibility: internal)
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
  @_documentation(visibility: internal)
  public class var systemGroupedBackground: UIColor { named(0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E) }
  @_documentation(visibility: internal)
  public class var secondarySystemGroupedBackground: UIColor { named(0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E) }
  @_documentation(visibility: internal)
  public class var tertiarySystemGroupedBackground: UIColor { named(0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C) }
  @_documentation(visibility: internal)
  public class var systemFill: UIColor { named(0x787880, alpha: 0.2, dark: 0x787880, alpha: 0.36) }
  @_documentation(visibility: internal)
  public class var secondarySystemFill: UIColor { named(0x787880, alpha: 0.16, dark: 0x787880, alpha: 0.32) }
  @_documentation(visibility: internal)
  public class var tertiarySystemFill: UIColor { named(0x767680, alpha: 0.12, dark: 0x767680, alpha: 0.24) }
  @_documentation(visibility: internal)
  public class var quaternarySystemFill: UIColor { named(0x747480, alpha: 0.08, dark: 0x767680, alpha: 0.18) }
  @_documentation(visibility: internal)
  public class var lightText: UIColor { named(0xFFFFFF, alpha: 0.6, dark: 0xFFFFFF, alpha: 0.6) }
  @_documentation(visibility: internal)
  public class var darkText: UIColor { named(0x000000, dark: 0x000000) }

  private class func named(
    _ light: UInt32, alpha: Double = 1, dark: UInt32, alpha darkAlpha: Double = 1, elevated: UInt32? = nil
  ) -> UIColor {
    UIColor(
      light: HeadlessColor(hexadecimal: light, alpha: alpha), dark: HeadlessColor(hexadecimal: dark, alpha: darkAlpha),
      elevated: elevated.map { HeadlessColor(hexadecimal: $0) })
  }
}
