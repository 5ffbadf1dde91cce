import Foundation

/// A sheet that offers items to the services of the system.
///
/// There are no services in the headless UIKit, so the sheet lists the names of the items.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// The type of a closure that is called when the sheet is dismissed.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called when the sheet is dismissed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The services that the sheet does not offer.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private var chosen: UIActivity.ActivityType?

  /// Chooses a service as the user would, which closes the sheet; returns whether the sheet offers it.
  @discardableResult public func headlessChoose(_ activityType: UIActivity.ActivityType) -> Bool {
    guard presentingViewController != nil, excludedActivityTypes?.contains(activityType) != true else { return false }
    chosen = activityType
    dismiss(animated: true)
    return true
  }

  /// The items that the sheet offers.
  public let headlessActivityItems: [Any]

  /// Creates a sheet for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    headlessActivityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    if UIDevice.current.userInterfaceIdiom == .pad { modalPresentationStyle = .popover }
  }

  public required init?(coder: NSCoder) {
    headlessActivityItems = []
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var end = view.safeAreaLayoutGuide.topAnchor
    for content in headlessActivityItems.map(label) + [closeButton] {
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: end, constant: 16),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      ])
      end = content.bottomAnchor
    }
  }

  private var isEnding = false

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isEnding = isBeingDismissed
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isEnding { completionWithItemsHandler?(chosen, chosen != nil, nil, nil) }
  }

  private func label(_ item: Any) -> UIView {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = (item as? URL)?.lastPathComponent ?? "\(item)"
    return label
  }

  private var closeButton: UIView {
    let button = UIButton(type: .system)
    button.setTitle("Close", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    return button
  }
}
