public import Foundation
public import HeadlessEnumerations

/// Text that is only read.
@MainActor open class UILabel: UIView {
  private var storedAttributedText: NSAttributedString?

  /// A label of this frame.
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

  /// The text with attributes.
  ///
  /// Only its characters count for the size.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      storedAttributedText = newValue
    }
  }

  /// The font; nil stands for the default.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      contentDidChange()
    }
  }

  /// Whether the font follows the size that the user has chosen.
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

  /// The colour of the text; nil stands for the default.
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }

  /// Where lines lie between the edges.
  open var textAlignment: NSTextAlignment = .natural

  /// What happens to text that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { contentDidChange() }
  }

  /// Whether the text is drawn as active.
  open var isEnabled = true

  /// The most lines there may be; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// Whether a single line may shrink instead of being cut off.
  open var adjustsFontSizeToFitWidth = false

  /// How far a line may shrink, as a part of its size.
  open var minimumScaleFactor: CGFloat = 0

  /// The width at which lines break when constraints ask for the label's size; 0 for the label's own width.
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
    // A label of several lines is as high as its width makes it, which is known only now.
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, bounds.width != wrappingWidth else { return }
    wrappingWidth = bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
    invalidateIntrinsicContentSize()
  }

  override func baselineFromTop(isFirst: Bool) -> CGFloat? {
    let line = font.lineHeight
    let ascender = HeadlessFontMetrics.ascender * font.pointSize
    return isFirst ? ascender : max(line, intrinsicContentSize.height) - line + ascender
  }

  private var wrappingWidth = CGFloat.greatestFiniteMagnitude

  private func sizeOfText(width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let layout = HeadlessTextLayout(
      text, font: font, width: numberOfLines == 1 ? .greatestFiniteMagnitude : width, lineLimit: numberOfLines,
      lineBreakMode: lineBreakMode)
    return CGSize(width: ceilToPixel(layout.size.width), height: ceilToPixel(layout.size.height))
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    // A button is as large as its title.
    guard let button = superview as? UIButton else { return }
    button.invalidateIntrinsicContentSize()
    button.setNeedsLayout()
  }
}

extension UILabel {
  /// The lines as they are drawn, in the label's coordinates: centred between top and bottom, cut off and shrunk.
  public var headlessTextLayout: HeadlessTextLayout {
    let text = text ?? ""
    var font: UIFont = font
    if numberOfLines == 1, adjustsFontSizeToFitWidth, minimumScaleFactor > 0 {
      let width = font.headlessWidth(of: text)
      if width > bounds.width, width > 0 {
        font = font.withSize(font.pointSize * max(minimumScaleFactor, bounds.width / width))
      }
    }
    var layout = HeadlessTextLayout(
      text, font: font, width: bounds.width, lineLimit: numberOfLines, lineBreakMode: lineBreakMode,
      alignment: textAlignment, isRightToLeft: traitCollection.layoutDirection == .rightToLeft)
    layout.origin = CGPoint(x: 0, y: max(0, (bounds.height - layout.size.height) / 2))
    return layout
  }
}

extension UIView {
  /// Rounds a length up to whole pixels, as UIKit does with what its views measure.
  func ceilToPixel(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    // A hair less, so that a length that is whole but for rounding errors stays.
    return (length * scale - 0.001).rounded(.up) / scale
  }
}
