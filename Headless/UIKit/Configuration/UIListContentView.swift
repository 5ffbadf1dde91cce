public import Foundation
import HeadlessEnumerations

/// The view of a list content configuration.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let picture = UIImageView()
  private let row = UIStackView()
  private let texts = UIStackView()

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    prepare()
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    prepare()
  }

  /// The configuration, which must be a list content configuration.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  private func prepare() {
    for view in [label, secondaryLabel] { texts.addArrangedSubview(view) }
    for view in [picture, texts] as [UIView] { row.addArrangedSubview(view) }
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.insetsLayoutMarginsFromSafeArea = false
    row.translatesAutoresizingMaskIntoConstraints = false
    picture.setContentHuggingPriority(.required, for: .horizontal)
    addSubview(row)
    // A row is at least high enough for a finger. If a table fixes the height of its rows, that overrides this minimum.
    let height = row.heightAnchor.constraint(greaterThanOrEqualToConstant: UITableView.standardRowHeight)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor), row.trailingAnchor.constraint(equalTo: trailingAnchor),
      height,
    ])
    show()
  }

  private func show() {
    show(shown.attributedText?.string ?? shown.text, shown.textProperties, in: label)
    show(
      shown.secondaryAttributedText?.string ?? shown.secondaryText, shown.secondaryTextProperties, in: secondaryLabel)
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    picture.tintColor = shown.imageProperties.tintColor
    picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    let isSideBySide = shown.prefersSideBySideTextAndSecondaryText
    texts.axis = isSideBySide ? .horizontal : .vertical
    texts.spacing =
      isSideBySide ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
    secondaryLabel.setContentHuggingPriority(isSideBySide ? .required : .defaultLow, for: .horizontal)
    row.spacing = shown.imageToTextPadding
    row.directionalLayoutMargins = shown.directionalLayoutMargins
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text
    label.isHidden = text?.isEmpty ?? true
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment == .center ? .center : .natural
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
  }
}
