public import Foundation

@_documentation(visibility: internal)
extension UIFont {
  /// Creates a font with a PostScript name that iOS contains or the app has registered; nil for any other name.
  ///
  /// The fonts of iOS have the metrics of the system's font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if let file = HeadlessFontFiles.shared.file(named: fontName) {
      self.init(size: fontSize, weight: file.weight, postScriptName: file.postScriptName)
      return
    }
    let parts = fontName.split(separator: "-", maxSplits: 1).map(String.init)
    guard let family = parts.first, Self.families[family] != nil else { return nil }
    let style = parts.count > 1 ? parts[1] : ""
    let weight = Self.weights.first { style.contains($0.0) }?.1 ?? .regular
    self.init(size: fontSize, weight: weight, postScriptName: fontName)
  }

  /// The families of iOS that apps use most, by the first part of their fonts' PostScript names.
  private static let families: [String: String] = [
    "AmericanTypewriter": "American Typewriter", "Arial": "Arial", "ArialMT": "Arial",
    "ArialRoundedMTBold": "Arial Rounded MT Bold", "Avenir": "Avenir", "AvenirNext": "Avenir Next",
    "AvenirNextCondensed": "Avenir Next Condensed", "Baskerville": "Baskerville", "BradleyHandITCTT": "Bradley Hand",
    "ChalkboardSE": "Chalkboard SE", "Charter": "Charter", "Cochin": "Cochin", "Copperplate": "Copperplate",
    "Courier": "Courier", "CourierNewPSMT": "Courier New", "CourierNewPS": "Courier New", "Didot": "Didot",
    "Futura": "Futura", "Georgia": "Georgia", "GillSans": "Gill Sans", "Helvetica": "Helvetica",
    "HelveticaNeue": "Helvetica Neue", "HoeflerText": "Hoefler Text", "MarkerFelt": "Marker Felt", "Menlo": "Menlo",
    "Noteworthy": "Noteworthy", "Optima": "Optima", "Palatino": "Palatino", "Rockwell": "Rockwell",
    "SnellRoundhand": "Snell Roundhand", "TimesNewRomanPSMT": "Times New Roman",
    "TimesNewRomanPS": "Times New Roman", "TrebuchetMS": "Trebuchet MS", "Verdana": "Verdana",
  ]

  private static let weights: [(String, UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium), ("DemiBold", .semibold),
    ("SemiBold", .semibold), ("Heavy", .heavy), ("Black", .black), ("Bold", .bold),
  ]

  /// The names of the families of iOS that are known in the headless UIKit.
  @MainActor public static var familyNames: [String] { Set(families.values).sorted() }

  /// Returns the PostScript names of a family's regular font and bold font.
  @MainActor public static func fontNames(forFamilyName familyName: String) -> [String] {
    guard let first = families.filter({ $0.value == familyName }).keys.min() else { return [] }
    return [first, "\(first)-Bold"]
  }

  /// Returns the system's font with characters of equal width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, postScriptName: monospacedName)
  }

  /// The name of the system's font with characters of equal width, which apps cannot create by name.
  static let monospacedName = ".AppleSystemUIFontMonospaced-Regular"

  /// The PostScript name.
  public var fontName: String {
    if let postScriptName { return postScriptName }
    return weight.rawValue >= UIFont.Weight.bold.rawValue ? ".SFUI-Bold" : ".SFUI-Regular"
  }

  /// The name of the family.
  public var familyName: String {
    if let file { return file.familyName }
    guard let first = postScriptName?.split(separator: "-").first else { return ".AppleSystemUIFont" }
    return Self.families[String(first)] ?? String(first)
  }

  /// Returns the italic system font with a size in points.
  @discardableResult public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// Returns the system font with digits of the same width.
  ///
  /// All digits except 1 have the same width in the headless UIKit.
  @discardableResult public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's font, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The distance from the baseline to the top of the highest letters, in points.
  public var ascender: CGFloat { headlessAscender }
  /// The distance from the baseline to the bottom of the lowest letters, in points, which is negative.
  public var descender: CGFloat { ascender - lineHeight }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * (file?.capHeight ?? 1443 / 2048) }
  /// The height of the letter x, in points.
  public var xHeight: CGFloat { pointSize * (file?.xHeight ?? 1078 / 2048) }
  /// The distance between lines, in points, in addition to their height.
  public var leading: CGFloat { pointSize * (file?.leading ?? 0) }
}
