public import Foundation
public import HeadlessEnumerations

/// The style of a paragraph of attributed text.
// The conformance is unchecked, because the compiler cannot check an open class. Only the mutable subclass changes the
// values, as in UIKit.
@_documentation(visibility: internal)
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  // This must be the first stored property. See `ValueTag`.
  private let tag = ValueTag()

  /// The values of a style.
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    // This is a raw value, because UIKit does not document that the strategy is Hashable.
    var lineBreakStrategy: UInt = 0
    var allowsTightening = false
    var defaultTabInterval: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  var values = Values()

  /// Creates a style with default values.
  public required override init() {
    super.init()
  }

  /// The style with default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The mode for breaking lines.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The rules for breaking lines, which have no effect in the headless UIKit.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    LineBreakStrategy(rawValue: values.lineBreakStrategy)
  }
  /// Whether letters move together before text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  /// The distance between tab stops, in points; 0 for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The writing direction.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the lines after the first one, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of the lines, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The minimum height of a line, in points; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which the height of a line is multiplied; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The threshold for hyphenation, from 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  open override func copy() -> Any { copied(to: NSParagraphStyle()) }
  open override func mutableCopy() -> Any { copied(to: NSMutableParagraphStyle()) }

  private func copied(to style: NSParagraphStyle) -> NSParagraphStyle {
    style.values = values
    return style
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }
}

@_documentation(visibility: internal)
extension NSParagraphStyle {
  /// The rules for breaking lines.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No word stands alone on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines of Korean text break only between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The rules of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
