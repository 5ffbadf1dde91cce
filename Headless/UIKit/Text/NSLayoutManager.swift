public import Foundation

/// An object that lays out the text of a storage in containers, or of a text view.
///
/// A glyph is a UTF-16 code unit in the headless UIKit. All of the text is in the first container.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  private var containers: [NSTextContainer] = []

  /// Creates an object without text.
  public override init() {
    super.init()
  }

  /// Creates an object without text, because the headless UIKit has no archives.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The text.
  open weak var textStorage: NSTextStorage?

  /// The delegate, which is not notified in the headless UIKit.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  /// The areas of the text.
  open var textContainers: [NSTextContainer] { containers }

  /// Adds an area after the other areas.
  open func addTextContainer(_ container: NSTextContainer) {
    containers.append(container)
    container.layoutManager = self
  }

  /// Removes an area.
  open func removeTextContainer(at index: Int) {
    containers.remove(at: index).layoutManager = nil
  }

  /// Whether the font's leading is part of the height of a line.
  open var usesFontLeading = true
  /// Whether parts of the text can be laid out separately.
  open var allowsNonContiguousLayout = false
  /// Whether spaces and line breaks are visible.
  open var showsInvisibleCharacters = false

  /// Called when the text has changed.
  func textDidChange() {
    guard let textStorage else { return }
    for container in containers { container.textView?.storageDidChange(textStorage) }
  }

  // MARK: Layout

  private var text: String { textStorage?.string ?? containers.first?.textView?.text ?? "" }

  /// Returns the lines in the coordinates of a container.
  func layout(in container: NSTextContainer) -> HeadlessTextLayout {
    if let textView = container.textView {
      textView.layoutText()
      var layout = textView.editorLayout
      let inset = textView.textContainerInset
      layout.origin = CGPoint(x: layout.origin.x - inset.left, y: layout.origin.y - inset.top)
      return layout
    }
    let isEmpty = textStorage?.length ?? 0 == 0
    let font = isEmpty ? nil : textStorage?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    let padding = container.lineFragmentPadding
    var layout = HeadlessTextLayout(
      text, font: font ?? .systemFont(ofSize: 12),
      width: container.size.width > 0 ? max(1, container.size.width - 2 * padding) : .greatestFiniteMagnitude,
      lineLimit: container.maximumNumberOfLines, lineBreakMode: container.lineBreakMode)
    layout.origin.x = padding
    return layout
  }

  private var firstLayout: HeadlessTextLayout? { containers.first.map(layout) }

  /// The number of glyphs.
  open var numberOfGlyphs: Int { text.utf16.count }

  /// Lays out the text of a container.
  open func ensureLayout(for container: NSTextContainer) {
    container.textView?.layoutText()
  }

  /// Lays out characters.
  open func ensureLayout(forCharacterRange charRange: NSRange) {
    containers.first.map(ensureLayout)
  }

  /// Lays out characters again, after the size of an attachment or another attribute has changed.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharacterRange?.pointee = charRange
    for container in containers { container.textView?.textDidChangeSize() }
  }

  /// Requests that characters be drawn again, which never happens in the headless UIKit.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Returns the rectangle of the text, in the container's coordinates.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let size = layout(in: container).size
    return CGRect(
      origin: .zero, size: CGSize(width: size.width + 2 * container.lineFragmentPadding, height: size.height))
  }

  // MARK: Ranges

  /// Returns the range of the glyphs of a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let count = container === containers.first ? numberOfGlyphs : 0
    return NSRange(location: 0, length: count)
  }

  /// Returns the range of the glyphs for a range of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the range of the characters for a range of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the first glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyphs in a rectangle of a container.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = layout(in: container).lines.filter { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first.range.location, length: NSMaxRange(last.range) - first.range.location)
  }

  // MARK: Places

  /// Returns the rectangle of glyphs, in the container's coordinates.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    layout(in: container).rects(for: glyphRange).reduce(CGRect.null) { $0.union($1) }
  }

  /// Returns the character at a point of a container, and the fraction of that character before the point, from 0 to 1.
  ///
  /// A point before or after a line counts as being at the first or last character of the line. A point below the text
  /// counts as being in the last line.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = position(at: point, in: layout(in: container))
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// Returns the glyph at a point of a container, and the fraction of that glyph before the point, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// Returns the glyph at a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  private func position(at point: CGPoint, in layout: HeadlessTextLayout) -> (index: Int, fraction: CGFloat) {
    let line = layout.lines.last { $0.frame.minY <= point.y } ?? layout.lines[0]
    var index = line.range.location
    for character in line.text {
      let length = character.utf16.count
      let rect = layout.rects(for: NSRange(location: index, length: length)).first ?? .zero
      if point.x < rect.minX { return (index, 0) }
      let isLast = index + length >= NSMaxRange(line.range)
      if point.x < rect.maxX || isLast {
        return (index, rect.width > 0 ? min(1, (point.x - rect.minX) / rect.width) : 0)
      }
      index += length
    }
    return (max(0, min(index, numberOfGlyphs - 1)), 0)
  }

  /// Returns the position of a glyph's left end on the baseline, relative to its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let layout = firstLayout else { return .zero }
    let caret = layout.caretRect(at: glyphIndex)
    return CGPoint(x: caret.minX, y: layout.font.headlessAscender)
  }

  /// Returns the rectangle of the line that contains a glyph.
  ///
  /// The rectangle is as wide as the container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let container = containers.first else { return .zero }
    let line = layout(in: container).line(at: glyphIndex)
    effectiveGlyphRange?.pointee = line.range
    let width = container.textView.map { $0.bounds.inset(by: $0.textContainerInset).width } ?? container.size.width
    return CGRect(x: 0, y: line.frame.minY, width: width, height: line.frame.height)
  }

  /// Returns the rectangle around the text in the line that contains a glyph.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let container = containers.first else { return .zero }
    let line = layout(in: container).line(at: glyphIndex)
    effectiveGlyphRange?.pointee = line.range
    return line.frame.insetBy(dx: -container.lineFragmentPadding, dy: 0)
  }

  /// Calls a closure for each line of glyphs, with the line's rectangle, its text's rectangle, its container, and its
  /// glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = containers.first else { return }
    var stops = ObjCBool(false)
    for line in layout(in: container).lines {
      let overlap = NSIntersectionRange(line.range, glyphRange)
      guard overlap.length > 0 || line.range.location == glyphRange.location, !stops.boolValue else { continue }
      let index = line.range.location
      block(
        lineFragmentRect(forGlyphAt: index, effectiveRange: nil),
        lineFragmentUsedRect(forGlyphAt: index, effectiveRange: nil), container, line.range, &stops)
    }
  }

  /// Calls a closure with the rectangles of glyphs, one for each line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for rect in layout(in: textContainer).rects(for: glyphRange) where !stops.boolValue { block(rect, &stops) }
  }
}

/// The delegate of a layout manager, which is not notified in the headless UIKit.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
