import Foundation

/// A controller that shows a message with buttons and text fields over the app.
///
/// Like an alert in UIKit, the card is centered in the space above the keyboard. Its dimensions are estimates, and an
/// action sheet looks the same.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIAlertController: UIViewController {
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
    let card = UIView()
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 14
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let room = UILayoutGuide()
    view.addLayoutGuide(room)
    NSLayoutConstraint.activate([
      room.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      room.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 270),
    ])
    stack([title, message].compactMap { $0.map(label) } + storedFields + storedActions.map(button), in: card)
  }

  @_documentation(visibility: internal)
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    storedFields.first?.becomeFirstResponder()
  }

  private func stack(_ views: [UIView], in card: UIView) {
    var end = card.topAnchor
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: end, constant: 10),
        view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      ])
      end = view.bottomAnchor
    }
    card.bottomAnchor.constraint(equalTo: end, constant: 10).isActive = true
  }

  private func label(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func button(_ action: UIAlertAction) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    button.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) { action.handler?(action) } }, for: .touchUpInside)
    return button
  }
}
