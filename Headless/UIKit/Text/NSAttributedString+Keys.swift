public import Foundation

// The raw values are those that apps have printed on devices.
@_documentation(visibility: internal)
extension NSAttributedString.Key {
  /// The font of text, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The style of a paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The style of the underline, an `NSNumber` with an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of the underline, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The style of the line through text, an `NSNumber` with an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The color of the line through text, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// An object in the text, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The shadow of text, an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Whether text uses ligatures, an `NSNumber`: 0 for none, 1 for the default ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The additional space after each character in points, an `NSNumber`.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The writing directions of text that override those of its characters, an array of `NSNumber`.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// The slant of the letters, an `NSNumber`; 0 for none.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The logarithm of the factor by which the letters are widened, an `NSNumber`; 0 for none.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The additional distance between characters in points, an `NSNumber`.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The target of a link, a `URL` or a `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance from the baseline in points, an `NSNumber`.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The width of the outline as a percentage of the font size, an `NSNumber`.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The color of the outline, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
}
