import Foundation

/// A controller that shows a message with buttons and text fields over the app.
///
/// Like an alert in UIKit, the card is centered in the space above the keyboard, and grows with the user's text size.
/// Buttons are stacked if their titles do not fit side by side, and the text scrolls if there is not enough space. An
/// action sheet looks the same. A change of the text size affects only the next alert. If there is very little space, a
/// column of buttons also scrolls. The column then keeps at least the height of one button, and the text gets the
/// remaining height.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIAlertController: UIViewController, KeyboardFollower {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// The text below the title.
  open var message: String?
  /// The button that an alert, but not an action sheet, highlights.
  ///
  /// The action must already be in ``actions`` (Apple's documentation). On a device, the return key of a hardware
  /// keyboard also triggers the button.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map { new in actions.contains { $0 === new } } ?? true,
        "An alert's preferred action must be one of its actions.")
    }
  }
  /// The style of the alert.
  open var preferredStyle: Style { storedStyle }
  /// The buttons, in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }
  /// The text fields, in the order in which they were added; nil if there are none.
  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

  private var storedStyle = Style.actionSheet
  private var storedActions: [UIAlertAction] = []
  private var storedFields: [UITextField] = []

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    storedStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    storedActions.append(action)
  }

  /// Adds a text field, which only the style `.alert` supports.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(storedStyle == .alert, "Text fields can be added only to an alert controller of style .alert.")
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    storedFields.append(field)
    configurationHandler?(field)
  }

  @_documentation(visibility: internal)
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = look.cornerRadius
    card.clipsToBounds = true
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let room = UILayoutGuide()
    view.addLayoutGuide(room)
    let roomBottom = view.bottomAnchor.constraint(equalTo: room.bottomAnchor)
    self.roomBottom = roomBottom
    let width = card.widthAnchor.constraint(equalToConstant: hasLargeText ? 344 : look.width)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      room.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      roomBottom,
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      width,
      card.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -32),
      card.heightAnchor.constraint(lessThanOrEqualTo: room.heightAnchor, constant: -16),
    ])
    stackTexts()
    stackButtons()
  }

  @_documentation(visibility: internal)
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    HeadlessWorld.addKeyboardFollower(self)
    keyboardDidMove(to: HeadlessWorld.dockedKeyboard)
  }

  @_documentation(visibility: internal)
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let covered = keyboard.map { view.overlap(ofScreenRect: $0, below: view.bounds) } ?? 0
    roomBottom?.constant = max(view.safeAreaInsets.bottom, covered)
  }

  /// An alert follows the keyboard by itself, regardless of the app's layout guides.
  func keyboardDidMove(to frame: CGRect?) {
    keyboard = frame
    view.setNeedsLayout()
    view.layoutIfNeeded()
    showEditedField()
  }

  /// Scrolls to the field that is being edited.
  private func showEditedField() {
    guard let field = storedFields.first(where: \.isFirstResponder) else { return }
    view.layoutIfNeeded()
    content.scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -8), animated: false)
  }

  @_documentation(visibility: internal)
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    storedFields.first?.becomeFirstResponder()
  }

  // MARK: Layout

  private lazy var look = AlertLook.current
  private let card = UIView()
  /// The text and the fields above the buttons, which scroll if they do not fit.
  private let content = UIScrollView()
  /// The buttons, which scroll before the text does.
  private let buttons = UIScrollView()
  /// The distance from the bottom edge to the space in which the card is centered.
  private var roomBottom: NSLayoutConstraint?
  /// The keyboard's frame in screen coordinates; nil if it is not docked.
  private var keyboard: CGRect?

  private var hasLargeText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  private func stackTexts() {
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    var end = content.contentLayoutGuide.topAnchor
    func add(_ view: UIView, below space: CGFloat) {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: end, constant: space),
        view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: look.margin),
        view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -look.margin),
      ])
      end = view.bottomAnchor
    }
    if let title { add(label(title, .headline), below: 20) }
    if let message { add(label(message, look.messageStyle), below: title == nil ? 20 : 4) }
    for (index, field) in storedFields.enumerated() {
      field.addAction(UIAction { [weak self] _ in self?.showEditedField() }, for: .editingDidBegin)
      add(field, below: index == 0 ? 16 : 8)
    }
    let fits = content.heightAnchor.constraint(equalTo: content.contentLayoutGuide.heightAnchor)
    // The height of the available space has a higher priority, but a label must not be compressed instead.
    fits.priority = UILayoutPriority(700)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: card.topAnchor),
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      content.contentLayoutGuide.widthAnchor.constraint(equalTo: content.frameLayoutGuide.widthAnchor),
      content.contentLayoutGuide.bottomAnchor.constraint(equalTo: end, constant: 20),
      fits,
    ])
  }

  /// Adds two buttons side by side if their titles fit, and otherwise stacks all buttons.
  private func stackButtons() {
    let height = max(look.minButtonHeight, (bodyFont(isBold: true).lineHeight + 22).rounded(.up))
    let list = UIStackView()
    list.axis = .vertical
    list.spacing = look.buttonSpace
    let actionButtons = storedActions.map { button($0, height: height) }
    let room = (look.width - 3 * look.buttonSpace) / 2
    let areNarrow = actionButtons.allSatisfy { $0.intrinsicContentSize.width <= room - 16 }
    if actionButtons.count == 2, areNarrow, !hasLargeText {
      let row = UIStackView(arrangedSubviews: actionButtons)
      row.distribution = .fillEqually
      row.spacing = look.buttonSpace
      row.heightAnchor.constraint(equalToConstant: height).isActive = true
      if !look.hasCapsules { list.addArrangedSubview(line()) }
      list.addArrangedSubview(row)
      if !look.hasCapsules { divide(row) }
    } else {
      // The cancel button is the last button of a column.
      let column = zip(storedActions, actionButtons).filter { $0.0.style != .cancel }.map(\.1)
      let cancels = zip(storedActions, actionButtons).filter { $0.0.style == .cancel }.map(\.1)
      for button in column + cancels {
        button.heightAnchor.constraint(equalToConstant: height).isActive = true
        if !look.hasCapsules { list.addArrangedSubview(line()) }
        list.addArrangedSubview(button)
      }
    }
    addButtons(list, minHeight: storedActions.isEmpty ? 0 : height + max(Self.lineWidth, 2 * look.buttonSpace))
  }

  /// Draws a line between two buttons.
  private func divide(_ row: UIStackView) {
    let middle = line(isVertical: true)
    row.addSubview(middle)
    NSLayoutConstraint.activate([
      middle.centerXAnchor.constraint(equalTo: row.centerXAnchor),
      middle.widthAnchor.constraint(equalToConstant: Self.lineWidth),
      middle.topAnchor.constraint(equalTo: row.topAnchor),
      middle.bottomAnchor.constraint(equalTo: row.bottomAnchor),
    ])
  }

  /// Adds the buttons below the text.
  ///
  /// If there is not enough space for both, the buttons scroll first.
  private func addButtons(_ list: UIStackView, minHeight: CGFloat) {
    for view in [buttons, list] { view.translatesAutoresizingMaskIntoConstraints = false }
    card.addSubview(buttons)
    buttons.addSubview(list)
    let space = look.buttonSpace
    let fits = buttons.heightAnchor.constraint(equalTo: list.heightAnchor, constant: 2 * space)
    fits.priority = UILayoutPriority(690)
    NSLayoutConstraint.activate([
      buttons.topAnchor.constraint(equalTo: content.bottomAnchor),
      buttons.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      buttons.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      buttons.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      buttons.heightAnchor.constraint(greaterThanOrEqualToConstant: minHeight),
      list.topAnchor.constraint(equalTo: buttons.contentLayoutGuide.topAnchor, constant: space),
      list.bottomAnchor.constraint(equalTo: buttons.contentLayoutGuide.bottomAnchor, constant: -space),
      list.leadingAnchor.constraint(equalTo: buttons.contentLayoutGuide.leadingAnchor, constant: space),
      list.trailingAnchor.constraint(equalTo: buttons.contentLayoutGuide.trailingAnchor, constant: -space),
      list.widthAnchor.constraint(equalTo: buttons.frameLayoutGuide.widthAnchor, constant: -2 * space),
      fits,
    ])
  }

  private static let lineWidth: CGFloat = 0.5

  private func line(isVertical: Bool = false) -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    line.heightAnchor.constraint(equalToConstant: Self.lineWidth).isActive = !isVertical
    return line
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.textAlignment = look.alignment
    label.numberOfLines = 0
    return label
  }

  private func bodyFont(isBold: Bool) -> UIFont {
    .preferredFont(forTextStyle: isBold ? .headline : .body, compatibleWith: traitCollection)
  }

  private func button(_ action: UIAlertAction, height: CGFloat) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    let preferred = preferredStyle == .alert ? preferredAction : nil
    let isPreferred = preferred === action
    if let color = look.titleColor(action.style, isPreferred: isPreferred) { button.setTitleColor(color, for: .normal) }
    look.shape(button, height: height, isPreferred: isPreferred)
    let isBold = preferred == nil && !look.hasCapsules ? action.style == .cancel : isPreferred
    button.titleLabel?.font = bodyFont(isBold: isBold)
    button.isEnabled = action.isEnabled
    action.button = button
    button.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) { action.handler?(action) } }, for: .touchUpInside)
    return button
  }
}
