public import Foundation
import HeadlessEnumerations

/// The view of a configuration for unavailable content.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let column = UIStackView()
  private let picture = UIImageView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let button = UIButton(type: .system)
  private let secondaryButton = UIButton(type: .system)
  private var background = BackgroundConfigurationHolder()

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    prepare()
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    prepare()
  }

  /// The configuration, which must be one for unavailable content.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  /// Whether the content scrolls if it does not fit.
  open var isScrollEnabled = true

  private func prepare() {
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    for view in [picture, indicator, label, secondaryLabel, button, secondaryButton] as [UIView] {
      column.addArrangedSubview(view)
    }
    addSubview(column)
    let guide = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
    show()
  }

  private func show() {
    background.show(shown.background, in: self)
    directionalLayoutMargins = shown.directionalLayoutMargins
    picture.image = shown.image
    picture.isHidden = shown.image == nil || shown.isLoading
    picture.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
    picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    indicator.isHidden = !shown.isLoading
    if shown.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    show(shown.attributedText, shown.text, shown.textProperties, in: label)
    show(shown.secondaryAttributedText, shown.secondaryText, shown.secondaryTextProperties, in: secondaryLabel)
    show(shown.button, shown.buttonProperties, in: button)
    show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
    column.alignment = shown.alignment == .center ? .center : .leading
    column.setCustomSpacing(shown.imageToTextPadding, after: picture)
    column.setCustomSpacing(shown.imageToTextPadding, after: indicator)
    column.setCustomSpacing(shown.textToSecondaryTextPadding, after: label)
    column.setCustomSpacing(shown.textToButtonPadding, after: secondaryLabel)
    column.setCustomSpacing(shown.buttonToSecondaryButtonPadding, after: button)
  }

  private func show(
    _ attributed: NSAttributedString?, _ text: String?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = label.text?.isEmpty ?? true
  }

  private func show(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in button: UIButton
  ) {
    button.configuration = configuration
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    let identifier = UIAction.Identifier("headless.UIContentUnavailableView")
    button.removeAction(identifiedBy: identifier, for: .primaryActionTriggered)
    if let action = properties.primaryAction {
      button.addAction(
        UIAction(identifier: identifier) { [weak button] _ in action.perform(from: button) },
        for: .primaryActionTriggered)
    }
    let title = configuration.title ?? properties.primaryAction?.title
    if configuration.title == nil, let title, !title.isEmpty { button.setTitle(title, for: .normal) }
    button.isHidden = (title?.isEmpty ?? true) && configuration.image == nil
  }
}
