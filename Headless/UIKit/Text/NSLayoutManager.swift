public import Foundation

/// The positions of the text of a text view.
///
/// A glyph is a UTF-16 code unit here.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  private weak var textView: UITextView?

  init(of textView: UITextView) {
    self.textView = textView
    super.init()
  }

  /// The number of glyphs.
  open var numberOfGlyphs: Int { textView.map { ($0.text as NSString).length } ?? 0 }

  /// Lays out the text of a container.
  open func ensureLayout(for container: NSTextContainer) {
    textView?.layoutText()
  }

  /// Lays out characters again, after the size of an attachment or another attribute has changed.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharacterRange?.pointee = charRange
    textView?.textDidChangeSize()
  }

  /// Returns the rectangle of the text, in the container's coordinates.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textView else { return .zero }
    textView.layoutText()
    let size = textView.editorLayout.size
    return CGRect(
      origin: .zero, size: CGSize(width: size.width + 2 * container.lineFragmentPadding, height: size.height))
  }

  /// Returns the range of the glyphs of a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

  /// Returns the glyphs of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the rectangle of glyphs, in the container's coordinates.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let textView else { return .zero }
    textView.layoutText()
    let inset = textView.textContainerInset
    let rects = textView.editorLayout.rects(for: glyphRange)
    return rects.reduce(CGRect.null) { $0.union($1) }.offsetBy(dx: -inset.left, dy: -inset.top)
  }
}
