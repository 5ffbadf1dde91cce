public import Foundation
import HeadlessEnumerations

/// A stand-in for WebKit's `WKWebView`, which does not exist on Linux.
///
/// Its scroll view contains one view that is as tall as the page. That view is the first responder for every field of
/// the page, is a `UIKeyInput`, and never announces editing, as in WebKit
/// (https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/ios/WKContentViewInteraction.mm). The web view
/// adds the keyboard to its own bottom inset and scrolls to the focused field by itself.
@MainActor open class HeadlessWebView: UIView, KeyboardFollower {
  /// The scroll view that contains the page.
  public let scrollView = UIScrollView()
  private let page = HeadlessWebContentView()
  private var keyboardInset: CGFloat = 0
  /// Whether the keyboard covers a part of the page.
  private var isCovered = false

  /// The height of the page, in points.
  ///
  /// The page is at least as tall as the web view.
  public var pageHeight: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// A view that shows the page behind its fields; nil for an empty page.
  ///
  /// The view fills the page and receives no touches.
  public var pageView: UIView? {
    get { page.background }
    set { page.background = newValue }
  }

  /// The frames of the fields in the page, in points.
  public var fields: [CGRect] {
    get { page.fields }
    set { page.fields = newValue }
  }

  /// The index of the field that is being edited; nil if there is none.
  public var focusedField: Int? { page.isFirstResponder ? page.focused : nil }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.addSubview(page)
    addSubview(scrollView)
    page.focusDidMove = { [weak self] in self?.showFocusedField() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { HeadlessWorld.addKeyboardFollower(self) }
  }

  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: max(pageHeight, bounds.height))
    guard page.frame.size != size else { return }
    page.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = size
  }

  /// Begins editing a field, as a tap does.
  @discardableResult public func focusField(at index: Int) -> Bool { page.focus(index) }

  /// Ends editing.
  public func blur() {
    page.resignFirstResponder()
  }

  func keyboardDidMove(to frame: CGRect?) {
    let overlap = frame.map { self.overlap(ofScreenRect: $0, below: bounds) } ?? 0
    let inset = max(0, overlap - (safeAreaInsets.bottom > 0 && overlap > 0 ? safeAreaInsets.bottom : 0))
    scrollView.contentInset.bottom += inset - keyboardInset
    keyboardInset = inset
    isCovered = overlap > 0
    showFocusedField()
  }

  /// Scrolls to the field that is being edited, if the keyboard covers a part of the page.
  private func showFocusedField() {
    guard isCovered, let focusedField, fields.indices.contains(focusedField) else { return }
    scrollView.scrollRectToVisible(fields[focusedField].insetBy(dx: 0, dy: -8), animated: false)
  }
}

/// The page of a web view.
private final class HeadlessWebContentView: UIView, UIKeyInput {
  var fields: [CGRect] = [] {
    didSet {
      labels.forEach { $0.superview?.removeFromSuperview() }
      labels = fields.indices.map(box)
    }
  }
  var background: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let background else { return }
      background.frame = bounds
      background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      background.isUserInteractionEnabled = false
      insertSubview(background, at: 0)
    }
  }
  private var labels: [UILabel] = []
  private(set) var focused: Int?
  private var texts: [Int: String] = [:]
  /// Called when another field is edited, which does not change the first responder.
  var focusDidMove: (() -> Void)?

  /// Creates a box that shows a field, with the label for its text.
  private func box(_ index: Int) -> UILabel {
    let box = UIView(frame: fields[index])
    box.backgroundColor = .secondarySystemBackground
    box.layer.cornerRadius = 6
    box.layer.borderWidth = 1
    box.layer.borderColor = UIColor.systemGray2.cgColor
    box.isUserInteractionEnabled = false
    let label = UILabel(frame: box.bounds.insetBy(dx: 8, dy: 0))
    label.text = texts[index]
    box.addSubview(label)
    addSubview(box)
    return label
  }

  private func showText() {
    guard let focused, labels.indices.contains(focused) else { return }
    labels[focused].text = texts[focused]
  }

  override var canBecomeFirstResponder: Bool { true }

  var hasText: Bool { focused.flatMap { texts[$0] }?.isEmpty == false }

  func insertText(_ text: String) {
    guard let focused else { return }
    texts[focused, default: ""] += text
    showText()
  }

  func deleteBackward() {
    guard let focused, texts[focused]?.isEmpty == false else { return }
    texts[focused]?.removeLast()
    showText()
  }

  func focus(_ index: Int) -> Bool {
    guard fields.indices.contains(index) else { return false }
    let wasEditing = isFirstResponder
    focused = index
    let isEditing = becomeFirstResponder()
    if wasEditing { focusDidMove?() }
    return isEditing
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    if let index = fields.firstIndex(where: { $0.contains(point) }) {
      _ = focus(index)
    } else {
      resignFirstResponder()
    }
  }
}
