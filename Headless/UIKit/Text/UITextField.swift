public import Foundation
public import HeadlessEnumerations

/// One line of text that can be edited.
///
/// Members that restate a requirement of `UITextInput` or `UITextInputTraits` stand in the class, so that a subclass
/// can override them, and are documented with the protocol.
@MainActor open class UITextField: UIControl, UITextInput, TextEditorHost, EditingResponder {
  /// The line around a field.
  public typealias BorderStyle = UITextBorderStyle

  /// When a side view or the clear button is shown.
  public typealias ViewMode = UITextFieldViewMode

  /// Why editing has ended.
  public typealias DidEndEditingReason = UITextFieldDidEndEditingReason

  private(set) lazy var editor = TextEditor(host: self)
  private var storedAttributedText: NSAttributedString?
  private var storedAttributedPlaceholder: NSAttributedString?

  /// A field of this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(TextTapGestureRecognizer { [unowned self] in takeTap(at: $0) })
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(TextTapGestureRecognizer { [unowned self] in takeTap(at: $0) })
  }

  // MARK: Text

  /// The text; never nil when read.
  ///
  /// Setting it tells nobody.
  open var text: String? {
    get { editor.text }
    set {
      guard newValue ?? "" != editor.text else { return }
      storedAttributedText = nil
      editor.setText(newValue ?? "")
      contentDidChange()
    }
  }

  /// The text with attributes.
  ///
  /// Only its characters count here.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? NSAttributedString(string: editor.text) }
    set {
      text = newValue?.string
      storedAttributedText = newValue
    }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label

  /// The font; nil stands for the default of 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) {
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
    guard adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(to: HeadlessPreferredSize.category),
      adjusted != font
    else { return }
    font = adjusted
  }

  /// Where the text lies between the edges.
  open var textAlignment: NSTextAlignment = .natural

  /// The line around the field.
  open var borderStyle: UITextField.BorderStyle = .none {
    didSet { contentDidChange() }
  }

  /// The text that stands in the empty field.
  open var placeholder: String? {
    didSet {
      storedAttributedPlaceholder = nil
      contentDidChange()
    }
  }

  /// The placeholder with attributes.
  ///
  /// Only its characters count here.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      storedAttributedPlaceholder = newValue
    }
  }

  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether the text goes with the first key.
  open var clearsOnInsertion = false

  /// Whom to ask and tell.
  weak open var delegate: (any UITextFieldDelegate)?

  /// Whether the field is being edited.
  open internal(set) var isEditing = false

  // MARK: Side views

  /// When the button that clears the text is shown.
  open var clearButtonMode: UITextField.ViewMode = .never {
    didSet { contentDidChange() }
  }

  /// The view at the left edge.
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, by: leftView) }
  }

  /// When the left view is shown.
  open var leftViewMode: UITextField.ViewMode = .never {
    didSet { contentDidChange() }
  }

  /// The view at the right edge.
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, by: rightView) }
  }

  /// When the right view is shown.
  open var rightViewMode: UITextField.ViewMode = .never {
    didSet { contentDidChange() }
  }

  /// Where the border lies.
  @discardableResult open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text lies.
  @discardableResult open func textRect(forBounds bounds: CGRect) -> CGRect { rectBetweenSideViews(in: bounds) }

  /// Where the placeholder lies.
  @discardableResult open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the text lies while it is edited.
  @discardableResult open func editingRect(forBounds bounds: CGRect) -> CGRect { rectBetweenSideViews(in: bounds) }

  /// Where the clear button lies.
  @discardableResult open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Where the left view lies.
  @discardableResult open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, .left)
  }

  /// Where the right view lies.
  @discardableResult open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, in: bounds, .right)
  }

  // MARK: Responder

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The view that takes the place of the keyboard.
  ///
  /// A new one is shown after `reloadInputViews()` or with new focus.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view on top of the keyboard.
  ///
  /// A new one is shown after `reloadInputViews()` or with new focus.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  @_documentation(visibility: internal)
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @_documentation(visibility: internal)
  open override var isEnabled: Bool {
    didSet { if !isEnabled, isEditing { _ = FirstResponder.resign(self, isForced: true) } }
  }

  // MARK: Size and layout

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { sizeOfContent }

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
  @_documentation(visibility: internal)
  open var isSecureTextEntry = false {
    didSet { contentDidChange() }
  }

  /// What changes the size changes the layout too.
  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
