public import Foundation
public import HeadlessEnumerations

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  private var storedAttributedText: NSAttributedString?

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text.
  open var text: String? {
    didSet {
      storedAttributedText = nil
      if text != oldValue { contentDidChange() }
    }
  }

  /// The attributed text.
  ///
  /// The size of the label depends only on the characters of this text.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      storedAttributedText = newValue
    }
  }

  /// The font; nil selects the default.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      contentDidChange()
    }
  }

  /// Whether the font adjusts to the text size that the user has chosen.
  @_documentation(visibility: internal)
  open var adjustsFontForContentSizeCategory = false {
    didSet { contentSizeCategoryMayHaveChanged() }
  }

  override func contentSizeCategoryMayHaveChanged() {
    guard adjustsFontForContentSizeCategory, let adjusted = font.adjusted(to: HeadlessPreferredSize.category),
      adjusted != font
    else { return }
    font = adjusted
  }

  /// The color of the text; nil selects the default.
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }

  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment = .natural

  /// The mode for breaking or truncating text that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { contentDidChange() }
  }

  /// Whether the text is drawn as enabled.
  open var isEnabled = true

  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The color of the text while the label is highlighted.
  @_documentation(visibility: internal)
  open var highlightedTextColor: UIColor?

  /// Whether the label is highlighted.
  @_documentation(visibility: internal)
  open var isHighlighted = false

  /// The color of the shadow; nil for none.
  @_documentation(visibility: internal)
  open var shadowColor: UIColor?

  /// The offset of the shadow, in points.
  @_documentation(visibility: internal)
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Whether the spacing between letters is reduced before text is truncated.
  @_documentation(visibility: internal)
  open var allowsDefaultTighteningForTruncation = false

  /// The vertical position of text that shrinks.
  @_documentation(visibility: internal)
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// The rules for breaking lines, which have no effect in the headless UIKit.
  @_documentation(visibility: internal)
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// Whether a single line shrinks instead of being truncated.
  open var adjustsFontSizeToFitWidth = false

  /// The minimum scale of the font when a line shrinks.
  open var minimumScaleFactor: CGFloat = 0

  /// The width at which lines break when Auto Layout requests the label's size; 0 for the label's width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize {
    sizeOfText(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth)
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfText(width: numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width)
  }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The height of a label with several lines depends on its width, which is known only now.
    guard wrapsAtItsWidth, bounds.width != wrappingWidth else { return }
    wrappingWidth = bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
    invalidateIntrinsicContentSize()
  }

  override func textBaseline(isFirst: Bool) -> TextBaseline? {
    let line = font.lineHeight
    let start = isFirst ? 0 : max(line, intrinsicContentSize.height) - line
    return TextBaseline(distance: start + font.headlessAscender)
  }

  /// Whether the width of the label determines the number of its lines.
  var wrapsAtItsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  /// Returns the size of the content if the text wraps at a given width.
  func contentSize(wrappingAt width: CGFloat) -> CGSize {
    let previous = wrappingWidth
    defer { wrappingWidth = previous }
    wrappingWidth = width
    return intrinsicContentSize
  }

  private var wrappingWidth = CGFloat.greatestFiniteMagnitude

  /// The sizes of the current text at several widths, which are stored because a layout pass requests them repeatedly.
  private var measuredSizes: [CGFloat: CGSize] = [:]

  private func sizeOfText(width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the rectangle of the text in bounds for a maximum number of lines.
  ///
  /// The label's size is that of this rectangle, so a subclass can add insets.
  @_documentation(visibility: internal)
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let limit = numberOfLines == 1 ? .greatestFiniteMagnitude : bounds.width
    let measured = numberOfLines == self.numberOfLines ? measuredSizes[limit] : nil
    let size =
      measured
      ?? HeadlessTextLayout(text, font: font, width: limit, lineLimit: numberOfLines, lineBreakMode: lineBreakMode).size
    if numberOfLines == self.numberOfLines { measuredSizes[limit] = size }
    return CGRect(
      origin: bounds.origin, size: CGSize(width: ceilToPixel(size.width), height: ceilToPixel(size.height)))
  }

  /// Draws the text in a rectangle.
  ///
  /// In the headless UIKit, this method draws nothing, but determines the rectangle in which the text is laid out.
  @_documentation(visibility: internal)
  open func drawText(in rect: CGRect) {
    drawnRect = rect
  }

  private var drawnRect = CGRect.zero

  /// The rectangle in which the label, or its subclass, draws the text.
  fileprivate var rectOfDrawing: CGRect {
    drawnRect = bounds
    drawText(in: bounds)
    return drawnRect
  }

  private func contentDidChange() {
    measuredSizes = [:]
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    // The size of a button depends on its title.
    guard let button = superview as? UIButton else { return }
    button.invalidateIntrinsicContentSize()
    button.setNeedsLayout()
  }
}

extension UILabel {
  /// The visible lines in the label's coordinates: vertically centered, truncated, and shrunk.
  public var headlessTextLayout: HeadlessTextLayout {
    let text = text ?? ""
    var font: UIFont = font
    let area = rectOfDrawing
    if numberOfLines == 1, adjustsFontSizeToFitWidth, minimumScaleFactor > 0 {
      let width = font.headlessWidth(of: text)
      if width > area.width, width > 0 {
        font = font.withSize(font.pointSize * max(minimumScaleFactor, area.width / width))
      }
    }
    var layout = HeadlessTextLayout(
      text, font: font, width: area.width, lineLimit: numberOfLines, lineBreakMode: lineBreakMode,
      alignment: textAlignment, isRightToLeft: traitCollection.layoutDirection == .rightToLeft)
    var top = max(0, (area.height - layout.size.height) / 2)
    if font.pointSize < self.font.pointSize {
      switch baselineAdjustment {
      case .alignCenters: break
      case .none: top = 0
      default:
        let original = max(0, (area.height - self.font.lineHeight) / 2)
        top = original + self.font.headlessAscender - font.headlessAscender
      }
    }
    layout.origin = CGPoint(x: area.minX, y: area.minY + top)
    return layout
  }
}

extension UIView {
  /// Rounds a length up to whole pixels, as UIKit does when it measures views.
  func ceilToPixel(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    // A small amount is subtracted, so that rounding errors do not increase a whole length.
    return (length * scale - 0.001).rounded(.up) / scale
  }
}
