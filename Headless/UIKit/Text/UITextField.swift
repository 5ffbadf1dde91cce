public import Foundation
public import HeadlessEnumerations

/// A control with one line of editable text.
///
/// Members that restate a requirement of `UITextInput` or `UITextInputTraits` are declared in the class, so that a
/// subclass can override them. The protocols document them.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, TextEditorHost, EditingResponder {
  /// The border of a text field.
  public typealias BorderStyle = UITextBorderStyle

  /// The condition for showing a side view or the clear button.
  public typealias ViewMode = UITextFieldViewMode

  /// The reason why editing has ended.
  public typealias DidEndEditingReason = UITextFieldDidEndEditingReason

  private(set) lazy var editor = TextEditor(host: self)
  private var storedAttributedText: NSAttributedString?
  private var storedAttributedPlaceholder: NSAttributedString?

  /// Creates a text field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(TextTapGestureRecognizer { [unowned self] in handleTap(at: $0) })
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(TextTapGestureRecognizer { [unowned self] in handleTap(at: $0) })
  }

  // MARK: Text

  /// The text, which is never nil when it is read.
  ///
  /// Setting this property does not notify the delegate.
  open var text: String? {
    get { editor.text }
    set {
      guard newValue ?? "" != editor.text else { return }
      storedAttributedText = nil
      editor.setText(newValue ?? "")
      contentDidChange()
    }
  }

  /// The attributed text.
  ///
  /// The headless UIKit uses only the characters of the text.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? NSAttributedString(string: editor.text) }
    set {
      text = newValue?.string
      storedAttributedText = newValue
    }
  }

  /// The color of the text.
  open var textColor: UIColor? = .label

  /// The font; nil selects the default of 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) {
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
    guard adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(to: HeadlessPreferredSize.category),
      adjusted != font
    else { return }
    font = adjusted
  }

  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural

  private var otherTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the entire text.
  ///
  /// The font, the color, and the alignment are also properties of the field. Other attributes are only stored.
  @_documentation(visibility: internal)
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = otherTextAttributes
      (attributes[.font], attributes[.foregroundColor]) = (font, textColor)
      if (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment != textAlignment {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        attributes[.paragraphStyle] = style
      }
      return attributes
    }
    set {
      otherTextAttributes = newValue
      if let new = newValue[.font] as? UIFont { font = new }
      if let new = newValue[.foregroundColor] as? UIColor { textColor = new }
      if let new = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = new.alignment }
    }
  }

  /// The border of the field.
  open var borderStyle: UITextField.BorderStyle = .none {
    didSet { contentDidChange() }
  }

  /// The placeholder of the empty field.
  open var placeholder: String? {
    didSet {
      storedAttributedPlaceholder = nil
      contentDidChange()
    }
  }

  /// The attributed placeholder.
  ///
  /// The headless UIKit uses only the characters of the placeholder.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      storedAttributedPlaceholder = newValue
    }
  }

  /// Whether text that is wider than the field shrinks.
  @_documentation(visibility: internal)
  open var adjustsFontSizeToFitWidth = false

  /// The smallest size to which text shrinks, in points.
  @_documentation(visibility: internal)
  open var minimumFontSize: CGFloat = 0

  /// Whether the user can change the attributes of the text.
  ///
  /// The headless UIKit has no menu for changing attributes.
  @_documentation(visibility: internal)
  open var allowsEditingTextAttributes = false

  /// The image behind the text, which replaces the border unless the border is rounded.
  ///
  /// The headless UIKit does not draw the image.
  @_documentation(visibility: internal)
  open var background: UIImage?

  /// The image behind the text while the field is disabled.
  @_documentation(visibility: internal)
  open var disabledBackground: UIImage?

  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether the first inserted character replaces the text.
  open var clearsOnInsertion = false

  /// The delegate.
  weak open var delegate: (any UITextFieldDelegate)?

  /// Whether the field is being edited.
  open internal(set) var isEditing = false

  // MARK: Side views

  /// The condition for showing the clear button.
  open var clearButtonMode: UITextField.ViewMode = .never {
    didSet { contentDidChange() }
  }

  /// The view at the left edge.
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, by: leftView) }
  }

  /// The condition for showing the left view.
  open var leftViewMode: UITextField.ViewMode = .never {
    didSet { contentDidChange() }
  }

  /// The view at the right edge.
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, by: rightView) }
  }

  /// The condition for showing the right view.
  open var rightViewMode: UITextField.ViewMode = .never {
    didSet { contentDidChange() }
  }

  /// Returns the frame of the border.
  @discardableResult open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame of the text.
  @discardableResult open func textRect(forBounds bounds: CGRect) -> CGRect { rectBetweenSideViews(in: bounds) }

  /// Returns the frame of the placeholder.
  @discardableResult open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the frame of the text during editing.
  @discardableResult open func editingRect(forBounds bounds: CGRect) -> CGRect { rectBetweenSideViews(in: bounds) }

  /// Returns the frame of the clear button.
  @discardableResult open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Returns the frame of the left view.
  @discardableResult open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, .left)
  }

  /// Returns the frame of the right view.
  @discardableResult open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, in: bounds, .right)
  }

  // MARK: Responder

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The view that replaces the keyboard.
  ///
  /// A change takes effect after `reloadInputViews()`, or when the field becomes first responder.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard.
  ///
  /// A change takes effect after `reloadInputViews()`, or when the field becomes first responder.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  @_documentation(visibility: internal)
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil && FirstResponder.mayBegin(self) }

  @_documentation(visibility: internal)
  open override var isEnabled: Bool {
    didSet { if !isEnabled, isEditing { _ = FirstResponder.resign(self, isForced: true) } }
  }

  // MARK: Size and layout

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { sizeOfContent }

  override func textBaseline(isFirst: Bool) -> TextBaseline? {
    TextBaseline(share: 0.5, distance: currentFont.headlessAscender - currentFont.lineHeight / 2)
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfContent }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutSideViews()
  }

  // MARK: UITextInput

  @_documentation(visibility: internal) open var hasText: Bool { !editor.text.isEmpty }
  @_documentation(visibility: internal) open func insertText(_ text: String) { insertAtSelection(text) }
  @_documentation(visibility: internal) open func deleteBackward() { editor.deleteBackward() }

  // MARK: Edit menu

  @_documentation(visibility: internal) open override func cut(_ sender: Any?) { editor.cutSelection(in: self) }
  @_documentation(visibility: internal) open override func copy(_ sender: Any?) { editor.copySelection() }
  @_documentation(visibility: internal) open override func paste(_ sender: Any?) { editor.pasteText(in: self) }
  @_documentation(visibility: internal) open override func select(_ sender: Any?) { editor.selectWord() }
  @_documentation(visibility: internal) open override func selectAll(_ sender: Any?) { editor.selectEverything() }
  @_documentation(visibility: internal) open override func delete(_ sender: Any?) { editor.deleteSelection(in: self) }
  @_documentation(visibility: internal)
  @discardableResult open func text(in range: UITextRange) -> String? {
    editor.range(of: range).map((editor.text as NSString).substring)
  }
  @_documentation(visibility: internal)
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = editor.range(of: range) { editor.replace(range, with: text) }
  }
  @_documentation(visibility: internal)
  open var selectedTextRange: UITextRange? {
    get { isEditing ? OffsetRange(editor.selection) : nil }
    set { if let range = newValue.flatMap(editor.range) { editor.select(range) } }
  }
  @_documentation(visibility: internal) open var markedTextRange: UITextRange? { editor.marked.map(OffsetRange.init) }
  @_documentation(visibility: internal)
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarked(markedText ?? "", selected: selectedRange)
  }
  @_documentation(visibility: internal) open func unmarkText() { editor.unmark() }
  @_documentation(visibility: internal) open var beginningOfDocument: UITextPosition { OffsetPosition(0) }
  @_documentation(visibility: internal) open var endOfDocument: UITextPosition { OffsetPosition(editor.length) }
  @_documentation(visibility: internal)
  @discardableResult open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    editor.textRange(from: fromPosition, to: toPosition)
  }
  @_documentation(visibility: internal)
  @discardableResult open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(editor.offset(position) + offset)
  }
  @_documentation(visibility: internal)
  @discardableResult open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, direction, offset) }
  @_documentation(visibility: internal)
  @discardableResult open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, other)
  }
  @_documentation(visibility: internal)
  @discardableResult open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(toPosition) - editor.offset(from)
  }
  @_documentation(visibility: internal)
  open var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  @_documentation(visibility: internal)
  @discardableResult open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  {
    editor.position(within: range, farthest: direction)
  }
  @_documentation(visibility: internal)
  @discardableResult open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.character(extending: position, direction) }
  @_documentation(visibility: internal)
  @discardableResult open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
  @_documentation(visibility: internal)
  @discardableResult open func caretRect(for position: UITextPosition) -> CGRect {
    editorLayout.caretRect(at: editor.offset(position))
  }
  @_documentation(visibility: internal)
  @discardableResult open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.selectionRects(for: range)
  }
  @_documentation(visibility: internal)
  @discardableResult open func closestPosition(to point: CGPoint) -> UITextPosition? {
    editor.closest(to: point, within: nil)
  }
  @_documentation(visibility: internal)
  @discardableResult open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closest(to: point, within: range)
  }
  @_documentation(visibility: internal)
  @discardableResult open func characterRange(at point: CGPoint) -> UITextRange? { editor.character(at: point) }
  @_documentation(visibility: internal)
  @discardableResult open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard let range = editor.range(of: range) else { return false }
    return delegate?.textField(
      self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: text) ?? true
  }

  // MARK: UITextInputTraits

  @_documentation(visibility: internal) open var autocapitalizationType = UITextAutocapitalizationType.sentences
  @_documentation(visibility: internal) open var autocorrectionType = UITextAutocorrectionType.default
  @_documentation(visibility: internal) open var spellCheckingType = UITextSpellCheckingType.default
  @_documentation(visibility: internal) open var smartQuotesType = UITextSmartQuotesType.default
  @_documentation(visibility: internal) open var smartDashesType = UITextSmartDashesType.default
  @_documentation(visibility: internal) open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  @_documentation(visibility: internal) open var inlinePredictionType = UITextInlinePredictionType.default
  @_documentation(visibility: internal) open var keyboardType = UIKeyboardType.default
  @_documentation(visibility: internal) open var keyboardAppearance = UIKeyboardAppearance.default
  @_documentation(visibility: internal) open var returnKeyType = UIReturnKeyType.default
  @_documentation(visibility: internal) open var enablesReturnKeyAutomatically = false
  @_documentation(visibility: internal) open var textContentType: UITextContentType!
  @_documentation(visibility: internal) open var passwordRules: UITextInputPasswordRules?
  @_documentation(visibility: internal)
  open var isSecureTextEntry = false {
    didSet { contentDidChange() }
  }

  /// Called when the content has changed, which affects size and layout.
  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
