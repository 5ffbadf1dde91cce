public import Foundation

/// The header or footer of a section.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let storedReuseIdentifier: String?
  private let content = UIView(frame: .zero)
  private var labels: (text: UILabel, detail: UILabel)?

  /// Creates a reusable view with a reuse identifier.
  @_documentation(visibility: internal)
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addSubview(content)
  }

  /// Creates a view with a frame in its superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(content)
  }

  /// Creates a view of a registered class.
  @_documentation(visibility: internal)
  public required convenience init(headlessReuseIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// The view to which the app adds its content.
  @_documentation(visibility: internal)
  open var contentView: UIView { content }

  /// The reuse identifier.
  @_documentation(visibility: internal)
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// The title.
  @_documentation(visibility: internal)
  open var textLabel: UILabel? { ownLabels.text }

  /// The second line.
  @_documentation(visibility: internal)
  open var detailTextLabel: UILabel? { ownLabels.detail }

  /// Called when the view is about to be reused for another section.
  @_documentation(visibility: internal)
  open func prepareForReuse() {}

  private var ownLabels: (text: UILabel, detail: UILabel) {
    if let labels { return labels }
    let new = (text: UILabel(frame: .zero), detail: UILabel(frame: .zero))
    for label in [new.text, new.detail] {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      label.numberOfLines = 0
      content.addSubview(label)
    }
    labels = new
    setNeedsLayout()
    return new
  }

  static let margin: CGFloat = 16
  /// The label of a title that the table shows and measures.
  var ownTitle: UILabel?
  /// The gap between the title and the edge next to the rows, in points.
  var titleGap: CGFloat = 7 { didSet { setNeedsLayout() } }
  /// Whether this is a footer, whose text is at the top.
  var isFooter = false { didSet { setNeedsLayout() } }

  override func contentSizeCategoryMayHaveChanged() { setNeedsLayout() }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    content.frame = CGRect(
      x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right), height: bounds.height)
    guard let label = labels?.text else { return }
    let width = max(0, content.bounds.width - 2 * Self.margin)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    label.frame = CGRect(
      x: Self.margin, y: isFooter ? titleGap : max(0, bounds.height - titleGap - height), width: width, height: height)
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let label = labels?.text else { return CGSize(width: size.width, height: 28) }
    let width = max(0, size.width - safeAreaInsets.left - safeAreaInsets.right - 2 * Self.margin)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    return CGSize(width: size.width, height: ceilToPixel(height + 2 * titleGap))
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    let inside = max(0, width - safeAreaInsets.left - safeAreaInsets.right)
    return content.heightOfConstraints(width: inside) ?? sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
