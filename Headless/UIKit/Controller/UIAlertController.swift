import Foundation

/// A controller that shows a message with buttons and text fields over the app.
///
/// Like an alert in UIKit, the card is centered in the space above the keyboard. Its dimensions are estimates, and an
/// action sheet looks the same.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIAlertController: UIViewController, KeyboardFollower {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// The text below the title.
  open var message: String?
  /// The button that the return key triggers.
  open var preferredAction: UIAlertAction?
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
    storedFields.append(field)
    configurationHandler?(field)
  }

  @_documentation(visibility: internal)
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    card.backgroundColor = .tertiarySystemBackground
    card.layer.cornerRadius = 14
    card.clipsToBounds = true
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let room = UILayoutGuide()
    view.addLayoutGuide(room)
    let roomBottom = view.bottomAnchor.constraint(equalTo: room.bottomAnchor)
    self.roomBottom = roomBottom
    NSLayoutConstraint.activate([
      room.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      roomBottom,
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 270),
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

  /// An alert follows the keyboard by itself, whatever the layout guides of the app do.
  func keyboardDidMove(to frame: CGRect?) {
    keyboard = frame
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  @_documentation(visibility: internal)
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    storedFields.first?.becomeFirstResponder()
  }

  // MARK: Layout

  private let card = UIView()
  /// The distance from the bottom edge to the space in which the card is centered.
  private var roomBottom: NSLayoutConstraint?
  /// The keyboard's frame in screen coordinates; nil if it is not docked.
  private var keyboard: CGRect?
  /// The bottom of the last view that was added to the card.
  private lazy var end = card.topAnchor

  private func stackTexts() {
    if let title { add(label(title, .boldSystemFont(ofSize: 17)), below: 20, inset: 16) }
    if let message { add(label(message, .systemFont(ofSize: 13)), below: title == nil ? 20 : 4, inset: 16) }
    for (index, field) in storedFields.enumerated() { add(field, below: index == 0 ? 16 : 8, inset: 16) }
  }

  /// Adds two buttons beside each other, and any other number below each other.
  private func stackButtons() {
    let buttons = storedActions.map(button)
    if buttons.count == 2 {
      let row = UIStackView(arrangedSubviews: buttons)
      row.distribution = .fillEqually
      add(line(), below: 20)
      add(row)
      let middle = line()
      row.addSubview(middle)
      NSLayoutConstraint.activate([
        middle.centerXAnchor.constraint(equalTo: row.centerXAnchor),
        middle.widthAnchor.constraint(equalToConstant: Self.lineWidth),
        middle.topAnchor.constraint(equalTo: row.topAnchor),
        middle.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      ])
    } else {
      for (index, button) in buttons.enumerated() {
        add(line(), below: index == 0 ? 20 : 0)
        add(button)
      }
    }
    card.bottomAnchor.constraint(equalTo: end, constant: buttons.isEmpty ? 20 : 0).isActive = true
  }

  private func add(_ view: UIView, below space: CGFloat = 0, inset: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: end, constant: space),
      view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -inset),
    ])
    if view is UIButton || view is UIStackView { view.heightAnchor.constraint(equalToConstant: 44).isActive = true }
    if view.backgroundColor == .separator {
      view.heightAnchor.constraint(equalToConstant: Self.lineWidth).isActive = true
    }
    end = view.bottomAnchor
  }

  private static let lineWidth: CGFloat = 0.5

  private func line() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    return line
  }

  private func label(_ text: String, _ font: UIFont) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func button(_ action: UIAlertAction) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
    button.titleLabel?.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    button.isEnabled = action.isEnabled
    button.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) { action.handler?(action) } }, for: .touchUpInside)
    return button
  }
}
