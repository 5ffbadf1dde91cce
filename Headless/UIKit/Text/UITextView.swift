public import Foundation
public import HeadlessEnumerations

/// A scroll view with several lines of editable text.
///
/// Members that restate a requirement of `UITextInput` or `UITextInputTraits` are declared in the class, so that a
/// subclass can override them. The protocols document them.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, TextEditorHost, EditingResponder {
  private(set) lazy var editor = TextEditor(host: self)
  var storedAttributedText: NSAttributedString?

  /// Creates a text view with a frame and a text container; nil selects a new container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    setUp(textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: .greatestFiniteMagnitude)))
  }

  /// Creates a text view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude)))
  }

  /// Creates a text view of zero size.
  ///
  /// The parameter has no effect, because there is only one implementation of text layout.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero)
  }

  private func setUp(_ container: NSTextContainer) {
    textContainer = container
    container.textView = self
    if let manager = container.layoutManager, let storage = manager.textStorage {
      // The app has created the TextKit objects. The storage retains the manager.
      ownStorage = storage
      storageDidChange(storage)
    }
    clipsToBounds = true
    alwaysBounceVertical = false
    addGestureRecognizer(TextTapGestureRecognizer { [unowned self] in handleTap(at: $0) })
  }

  /// The area of the text.
  @_documentation(visibility: internal)
  open private(set) var textContainer = NSTextContainer(size: .zero)

  /// The characters and attributes of the text.
  ///
  /// Changing them changes the text.
  @_documentation(visibility: internal)
  open var textStorage: NSTextStorage {
    let storage = storageOfView
    storage.takeOver(attributedText)
    return storage
  }

  var ownStorage: NSTextStorage?

  /// Whether the text and the storage are being synchronized.
  var isUpdatingStorage = false

  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of text that the user types, which default to those of the text view.
  ///
  /// In the headless UIKit, these attributes affect only the font of an empty text view.
  @_documentation(visibility: internal)
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let ownTypingAttributes { return ownTypingAttributes }
      var attributes: [NSAttributedString.Key: Any] = [.font: font ?? .systemFont(ofSize: 12)]
      if let textColor { attributes[.foregroundColor] = textColor }
      return attributes
    }
    set {
      ownTypingAttributes = newValue
      if !hasText, let font = newValue[.font] as? UIFont { self.font = font }
    }
  }

  // MARK: Text

  /// The delegate: the scroll view's delegate with a narrower type.
  // In Objective-C, a subclass can narrow the type of a property. Swift does not allow this, so a second property with
  // the same name shadows the scroll view's.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  /// The text, which is never nil when it is read.
  ///
  /// Setting this property moves the caret to the end, and notifies the delegate only of the selection.
  open var text: String! {
    get { editor.text }
    set {
      guard newValue ?? "" != editor.text else { return }
      storedAttributedText = nil
      editor.setText(newValue ?? "")
      updateStorage()
      textDidChangeSize()
      editorDidChangeSelection()
    }
  }

  /// The attributed text.
  ///
  /// The headless UIKit uses only the characters of the text.
  open var attributedText: NSAttributedString! {
    get { storedAttributedText ?? NSAttributedString(string: editor.text) }
    set {
      text = newValue?.string
      storedAttributedText = newValue
      updateStorage()
    }
  }

  /// The font; nil selects the default of 12 points.
  open var font: UIFont? {
    didSet { textDidChangeSize() }
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

  /// The color of the text.
  open var textColor: UIColor? = .label

  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment = .natural

  /// The selected range in UTF-16 units, which is empty for a caret.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }

  /// Whether the text can be edited.
  ///
  /// Setting this property to false ends editing.
  open var isEditable = true {
    willSet { if !newValue, isEditing { _ = FirstResponder.resign(self, isForced: true) } }
  }

  /// Whether the text can be selected.
  open var isSelectable = true

  /// The kinds of data that become links.
  ///
  /// Text is not searched in the headless UIKit.
  @_documentation(visibility: internal)
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// The attributes of links.
  @_documentation(visibility: internal)
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  /// Whether the user can change the attributes of the text.
  @_documentation(visibility: internal)
  open var allowsEditingTextAttributes = false

  /// The positions of the text.
  @_documentation(visibility: internal)
  open var layoutManager: NSLayoutManager { storageOfView.layoutManagers.first ?? NSLayoutManager() }

  /// Whether the first inserted character replaces the text.
  open var clearsOnInsertion = false

  /// The insets of the text, in addition to the padding of 5 points at both ends of each line.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChangeSize() } }
  }

  /// Scrolls by the minimum distance that makes a range visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutText()
    let range = editor.clamp(range)
    let rects = editorLayout.rects(for: range)
    let caret = editorLayout.caretRect(at: range.location)
    let rect = rects.reduce(rects.first ?? caret) { $0.union($1) }
    // The first and the last line keep their distance from the edge. The height of the content is rounded to pixels.
    var target = rect
    if rect.minY <= textContainerInset.top { target = target.union(CGRect(x: rect.minX, y: 0, width: 1, height: 1)) }
    if rect.maxY + 1 >= contentSize.height - textContainerInset.bottom {
      target = target.union(CGRect(x: rect.minX, y: contentSize.height - 1, width: 1, height: 1))
    }
    scrollRectToVisible(target, animated: false)
  }

  @_documentation(visibility: internal)
  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      textDidChangeSize()
      // Text that scrolls has no content size.
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Responder

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The view that replaces the keyboard.
  ///
  /// A change takes effect after `reloadInputViews()`, or when the text view becomes first responder.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard.
  ///
  /// A change takes effect after `reloadInputViews()`, or when the text view becomes first responder.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  @_documentation(visibility: internal)
  open override var canBecomeFirstResponder: Bool {
    // The selection of text that cannot be edited also requires focus (hackiftekhar/IQKeyboardManager issue 765).
    guard window != nil else { return false }
    return isEditable ? FirstResponder.mayBegin(self) : isSelectable
  }

  // MARK: Size and layout

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return sizeOfText(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
  }

  override func textBaseline(isFirst: Bool) -> TextBaseline? {
    isScrollEnabled ? nil : baselineOfText(isFirst: isFirst)
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let text = sizeOfText(width: width)
    return CGSize(width: width == .greatestFiniteMagnitude ? text.width : width, height: text.height)
  }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutText()
  }

  /// The width at which the text was last laid out.
  var laidOutWidth: CGFloat?
  /// The last layout.
  ///
  /// Carets and selections request the layout often, usually for the same text.
  var lastLayout: (request: LayoutRequest, layout: HeadlessTextLayout)?

  // MARK: UITextInput

  @_documentation(visibility: internal) open var hasText: Bool { !editor.text.isEmpty }
  @_documentation(visibility: internal) open func insertText(_ text: String) {
    editor.replace(editor.selection, with: text)
  }
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
    get { OffsetRange(editor.selection) }
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
    return delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
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
  @_documentation(visibility: internal) open var isSecureTextEntry = false
  @_documentation(visibility: internal) open var textContentType: UITextContentType!
  @_documentation(visibility: internal) open var passwordRules: UITextInputPasswordRules?
}
