public import Foundation
public import HeadlessEnumerations

/// The style of a paragraph of attributed text, which can be changed.
// Unchecked because the class can be changed, as in UIKit: the app must not share it while it does so.
@_documentation(visibility: internal)
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { self[.lineSpacing] }
    set { self[.lineSpacing] = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { self[.paragraphSpacing] }
    set { self[.paragraphSpacing] = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { self[.paragraphSpacingBefore] }
    set { self[.paragraphSpacingBefore] = newValue }
  }
  open override var headIndent: CGFloat {
    get { self[.headIndent] }
    set { self[.headIndent] = newValue }
  }
  open override var tailIndent: CGFloat {
    get { self[.tailIndent] }
    set { self[.tailIndent] = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { self[.firstLineHeadIndent] }
    set { self[.firstLineHeadIndent] = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { self[.minimumLineHeight] }
    set { self[.minimumLineHeight] = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { self[.maximumLineHeight] }
    set { self[.maximumLineHeight] = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { self[.lineHeightMultiple] }
    set { self[.lineHeightMultiple] = newValue }
  }
  open override var hyphenationFactor: Float {
    get { Float(self[.hyphenationFactor]) }
    set { self[.hyphenationFactor] = CGFloat(newValue) }
  }
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue.rawValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
}
