public import Foundation
import HeadlessEnumerations

extension UITextView {
  /// The notification that is posted when editing has begun.
  ///
  /// Its object is the text view.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")

  /// The notification that is posted when the user has changed the text.
  ///
  /// Its object is the text view.
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")

  /// The notification that is posted when editing has ended.
  ///
  /// Its object is the text view.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  // MARK: EditingResponder

  var editingBeginsBeforeKeyboard: Bool { false }

  func editingShouldBegin() -> Bool {
    delegate?.textViewShouldBeginEditing(self) ?? true
  }

  func editingShouldEnd() -> Bool {
    delegate?.textViewShouldEndEditing(self) ?? true
  }

  func editingDidBegin() {
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
  }

  func editingDidEnd() {
    editor.unmark()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  /// Whether the text is being edited.
  var isEditing: Bool { isFirstResponder && isEditable }

  // MARK: TextEditorHost

  func editorDidChangeText() {
    userDidChangeText()
    textDidChangeSize()
    // See the doubt "inserted-text-view".
    guard HeadlessTyping.isPressingKey || HeadlessWorld.assumes(.insertionIsReported) else { return }
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  func editorDidChangeSelection() {
    if isEditing {
      laidOutWidth = nil
      scrollRangeToVisible(NSRange(location: NSMaxRange(editor.selection), length: 0))
    }
    delegate?.textViewDidChangeSelection(self)
  }

  /// Handles a tap on the text to begin editing at that position.
  func handleTap(at point: CGPoint) {
    if !isEditable, isSelectable, openItem(at: point) { return }
    if FirstResponder.canBecome(self), becomeFirstResponder() { editor.placeCaret(forTapAt: point) }
  }

  // MARK: Layout

  /// The font of text that has no font attribute.
  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  private func layout(width: CGFloat) -> HeadlessTextLayout {
    let inset = textContainerInset
    let padding = textContainer.lineFragmentPadding
    let tracked = textContainer.widthTracksTextView ? width - inset.left - inset.right : textContainer.size.width
    let available = tracked - 2 * padding
    let request = LayoutRequest(
      text: editor.text, font: font ?? Self.defaultFont,
      width: width == .greatestFiniteMagnitude ? width : max(1, available), alignment: textAlignment,
      isRightToLeft: traitCollection.layoutDirection == .rightToLeft,
      origin: CGPoint(x: inset.left + padding, y: inset.top), lineLimit: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.lineBreakMode)
    if let lastLayout, lastLayout.request == request { return lastLayout.layout }
    var layout = HeadlessTextLayout(
      request.text, font: request.font, width: request.width, lineLimit: request.lineLimit,
      lineBreakMode: request.lineBreakMode, alignment: request.alignment, isRightToLeft: request.isRightToLeft)
    layout.origin = request.origin
    lastLayout = (request, layout)
    return layout
  }

  /// The values on which a layout of the text depends.
  struct LayoutRequest: Equatable {
    var text: String
    var font: UIFont
    var width: CGFloat
    var alignment: NSTextAlignment
    var isRightToLeft: Bool
    var origin: CGPoint
    var lineLimit: Int
    var lineBreakMode: NSLineBreakMode
  }

  func sizeOfText(width: CGFloat) -> CGSize {
    let text = layout(width: width).size
    let inset = textContainerInset
    return CGSize(
      width: ceilToPixel(text.width) + inset.left + inset.right + 2 * textContainer.lineFragmentPadding,
      height: ceilToPixel(text.height + inset.top + inset.bottom))
  }

  /// Returns the position of the first or last baseline of text that does not scroll.
  func baselineOfText(isFirst: Bool) -> TextBaseline {
    let font = font ?? Self.defaultFont
    let height = layout(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude).size.height
    let line = isFirst ? 0 : max(0, height - font.lineHeight)
    return TextBaseline(distance: textContainerInset.top + line + font.headlessAscender)
  }

  /// The layout of the text in the view's coordinates.
  var editorLayout: HeadlessTextLayout { layout(width: bounds.width) }

  /// Sets the content size to the size of the text after text or width have changed.
  func layoutText() {
    guard laidOutWidth != bounds.width, bounds.width > 0 else { return }
    if laidOutWidth != nil || !isScrollEnabled { invalidateIntrinsicContentSize() }
    laidOutWidth = bounds.width
    let size = CGSize(width: bounds.width, height: sizeOfText(width: bounds.width).height)
    if contentSize != size { contentSize = size }
  }

  func textDidChangeSize() {
    laidOutWidth = nil
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  /// The visible text in the view's coordinates.
  public var headlessTextLayout: HeadlessTextLayout { editorLayout }

  /// The caret in the view's coordinates; nil while the text is not being edited.
  public var headlessCaretRect: CGRect? {
    isEditing ? caretRect(for: OffsetPosition(NSMaxRange(editor.selection))) : nil
  }
}
