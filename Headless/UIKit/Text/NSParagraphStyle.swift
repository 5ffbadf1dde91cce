public import Foundation
public import HeadlessEnumerations

/// The style of a paragraph of attributed text.
// Unchecked because the compiler cannot check an open class. Only the mutable subclass changes the values, as in UIKit.
@_documentation(visibility: internal)
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let tag = ValueTag()

  /// The values of a style.
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineBreakStrategy = UInt(0)
    var allowsTightening = false
    var defaultTabInterval: CGFloat = 0
    var lengths: [CGFloat] = Array(repeating: 0, count: Length.allCases.count)
  }

  /// The lengths and factors of a style.
  enum Length: Int, CaseIterable {
    case lineSpacing, paragraphSpacing, paragraphSpacingBefore, headIndent, tailIndent, firstLineHeadIndent
    case minimumLineHeight, maximumLineHeight, lineHeightMultiple, hyphenationFactor
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
  /// The rules for breaking lines, which have no effect here.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    LineBreakStrategy(rawValue: values.lineBreakStrategy)
  }
  /// Whether letters move together before text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  /// The distance of tabs, in points; 0 for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The writing direction.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The distance between lines, in points.
  open var lineSpacing: CGFloat { self[.lineSpacing] }
  /// The distance after the paragraph, in points.
  open var paragraphSpacing: CGFloat { self[.paragraphSpacing] }
  /// The distance before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { self[.paragraphSpacingBefore] }
  /// The indent of the lines after the first one, in points.
  open var headIndent: CGFloat { self[.headIndent] }
  /// The end of the lines, in points.
  open var tailIndent: CGFloat { self[.tailIndent] }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { self[.firstLineHeadIndent] }
  /// The minimum height of a line, in points; 0 for none.
  open var minimumLineHeight: CGFloat { self[.minimumLineHeight] }
  /// The maximum height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { self[.maximumLineHeight] }
  /// The factor by which the height of a line is multiplied; 0 for none.
  open var lineHeightMultiple: CGFloat { self[.lineHeightMultiple] }
  /// The threshold for hyphenation, from 0 to 1.
  open var hyphenationFactor: Float { Float(self[.hyphenationFactor]) }

  subscript(length: Length) -> CGFloat {
    get { values.lengths[length.rawValue] }
    set { values.lengths[length.rawValue] = newValue }
  }

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
