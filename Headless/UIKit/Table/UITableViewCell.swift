public import Foundation
public import HeadlessEnumerations

/// The view of a row in a table.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  let style: UITableViewCell.CellStyle
  private let storedReuseIdentifier: String?
  private(set) var content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  var labels: (text: UILabel, detail: UILabel?)?
  private(set) var styledImageView: UIImageView?
  private let selection = UIView(frame: .zero)
  private let separator = UIView(frame: .zero)
  private let mark = UIImageView(frame: .zero)
  /// Whether the table shows a separator below the cell.
  var hasSeparator = false { didSet { if hasSeparator != oldValue { setNeedsLayout() } } }
  var separatorColor: UIColor? { didSet { separator.backgroundColor = separatorColor } }
  var tableSeparatorInset = UITableView.standardSeparatorInset

  /// Creates a cell with the labels of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// Creates a cell of the default style with a frame in its superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    style = .default
    storedReuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  /// Creates a cell of a registered class.
  ///
  /// UIKit calls the designated initializer of any registered class. Without Objective-C, this requires a `required`
  /// initializer.
  @_documentation(visibility: internal)
  public required convenience init(headlessReuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func prepare() {
    clipsToBounds = true
    selection.backgroundColor = .systemGray4
    selection.isHidden = true
    selection.isUserInteractionEnabled = false
    separator.isUserInteractionEnabled = false
    mark.contentMode = .center
    mark.isHidden = true
    for view in [selection, content, separator, mark] { addSubview(view) }
  }

  // MARK: Content

  /// The view to which the app adds its content.
  open var contentView: UIView { content }

  /// The configuration of the content, which replaces the content view.
  @_documentation(visibility: internal)
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let new = contentConfiguration?.contentView(replacing: content) else { return }
      insertSubview(new, aboveSubview: content)
      content.removeFromSuperview()
      (content, labels, styledImageView) = (new, nil, nil)
      setNeedsLayout()
    }
  }

  /// Returns the configuration for the cell's style, without content.
  @_documentation(visibility: internal)
  @discardableResult open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    default: .cell()
    }
  }

  /// The image view of the cell's style, before the labels.
  @_documentation(visibility: internal)
  open var imageView: UIImageView? {
    if let styledImageView { return styledImageView }
    let new = UIImageView()
    _ = styledLabels
    content.addSubview(new)
    styledImageView = new
    return new
  }

  /// The reuse identifier.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// The main label of the cell's style.
  @_documentation(visibility: internal)
  open var textLabel: UILabel? { styledLabels.text }

  /// The second label of the cell's style; nil if it has none.
  @_documentation(visibility: internal)
  open var detailTextLabel: UILabel? { styledLabels.detail }

  /// Called when the cell is about to be reused for another row.
  @_documentation(visibility: internal)
  open func prepareForReuse() {}

  // MARK: Selection

  /// The style of the cell when it is selected.
  @_documentation(visibility: internal)
  open var selectionStyle = UITableViewCell.SelectionStyle.default { didSet { showSelection() } }

  /// Whether the row is selected.
  @_documentation(visibility: internal)
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is highlighted because a touch is on it.
  @_documentation(visibility: internal)
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell.
  @_documentation(visibility: internal)
  open func setSelected(_ selected: Bool, animated: Bool) {
    storedIsSelected = selected
    showSelection()
    setNeedsUpdateConfiguration()
  }

  /// Highlights the cell, or removes the highlight.
  @_documentation(visibility: internal)
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
    showSelection()
    setNeedsUpdateConfiguration()
  }

  private var storedIsSelected = false
  private var storedIsHighlighted = false

  private func showSelection() {
    selection.isHidden =
      selectionStyle == .none || updates.background.view != nil || !(storedIsSelected || storedIsHighlighted)
  }

  /// The view behind the content of a selected or highlighted cell.
  @_documentation(visibility: internal)
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      selectedBackgroundView?.frame = selection.bounds
      selectedBackgroundView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      selectedBackgroundView.map(selection.addSubview)
    }
  }

  /// The view behind the content.
  @_documentation(visibility: internal)
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      updates.background.show(nil, in: self)
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  func backgroundConfigurationDidChange() { showSelection() }

  // MARK: Editing

  /// Whether the cell is in editing mode.
  @_documentation(visibility: internal)
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves the editing mode, in which the content is indented.
  @_documentation(visibility: internal)
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    setNeedsLayout()
  }

  /// How the user can edit the row.
  @_documentation(visibility: internal)
  open var editingStyle: UITableViewCell.EditingStyle { tableEditingStyle }

  /// Whether the content is indented in editing mode.
  @_documentation(visibility: internal)
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

  var tableEditingStyle = UITableViewCell.EditingStyle.none { didSet { setNeedsLayout() } }
  private var storedIsEditing = false
  private static let editingIndent: CGFloat = 38

  // MARK: Configuration

  var updates = CellConfigurationUpdates<UITableViewCell>()

  /// The state of the cell, with which its configuration is updated.
  @_documentation(visibility: internal)
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  /// Requests an update of the configuration before the next layout pass.
  @_documentation(visibility: internal)
  open func setNeedsUpdateConfiguration() {
    updates.isDue = true
    setNeedsLayout()
  }

  /// Updates the configuration for a state: by default, the content configuration updates itself.
  @_documentation(visibility: internal)
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard updates.updatesContent, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: state)
  }

  // MARK: Accessories

  /// The accessory at the end of the row, unless ``accessoryView`` is set.
  @_documentation(visibility: internal)
  open var accessoryType = UITableViewCell.AccessoryType.none { didSet { setNeedsLayout() } }

  /// A custom view at the end of the row.
  @_documentation(visibility: internal)
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  // MARK: Layout

  /// The insets of the separator.
  @_documentation(visibility: internal)
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? tableSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  private var ownSeparatorInset: UIEdgeInsets?

  /// The width of the accessory with its margins.
  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + Self.margin + Self.accessorySpacing }
    return markSymbol == nil ? 0 : Self.markWidth + Self.margin + Self.accessorySpacing
  }

  static let (margin, accessorySpacing, markWidth) = (CGFloat(16), CGFloat(8), CGFloat(12))

  private var markSymbol: (name: String, color: UIColor)? {
    switch accessoryType {
    case .disclosureIndicator: ("chevron.forward", .tertiaryLabel)
    case .checkmark: ("checkmark", tintColor)
    case .detailButton, .detailDisclosureButton: ("info.circle", tintColor)
    default: nil
    }
  }

  private static let markConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)

  override func contentSizeCategoryMayHaveChanged() { setNeedsLayout() }

  @_documentation(visibility: internal)
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableView)?.heightOfCellMayHaveChanged(self)
  }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let (width, height) = (bounds.width, bounds.height)
    let (safe, isFlipped) = (safeAreaInsets, effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let area = CGRect(x: safe.left, y: 0, width: max(0, width - safe.left - safe.right), height: height)
    selection.frame = bounds
    let accessory = accessoryWidth
    let isIndented = isEditing && shouldIndentWhileEditing && editingStyle != .none
    let indent = isIndented ? Self.editingIndent : 0
    content.frame = CGRect(
      x: area.minX + (isFlipped ? accessory : indent), y: 0, width: max(0, area.width - accessory - indent),
      height: height)
    let size = accessoryView?.bounds.size ?? CGSize(width: Self.markWidth, height: 24)
    let place = CGRect(
      x: isFlipped ? area.minX + Self.margin : area.maxX - Self.margin - size.width,
      y: ceilToPixel((height - size.height) / 2), width: size.width, height: size.height)
    accessoryView?.frame = place
    mark.frame = place
    mark.isHidden = accessoryView != nil || markSymbol == nil
    if let markSymbol {
      mark.image = UIImage(systemName: markSymbol.name, withConfiguration: Self.markConfiguration)
      mark.tintColor = markSymbol.color
    }
    let line = 1 / max(traitCollection.displayScale, 1)
    let inset = separatorInset
    separator.isHidden = !hasSeparator
    let (before, behind) = isFlipped ? (inset.right, inset.left) : (inset.left, inset.right)
    separator.frame = CGRect(
      x: area.minX + before, y: height - line, width: max(0, area.width - before - behind), height: line)
    layOutLabels()
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let labels else { return CGSize(width: size.width, height: UITableView.standardRowHeight) }
    let width = size.width - accessoryWidth - 2 * Self.margin
    var height = labels.text.sizeThatFits(CGSize(width: width, height: 0)).height
    if isStacked, let detail = labels.detail, detail.text?.isEmpty == false {
      height += detail.sizeThatFits(CGSize(width: width, height: 0)).height + Self.lineSpacing
    }
    return CGSize(width: size.width, height: max(UITableView.standardRowHeight, ceilToPixel(height + 2 * Self.padding)))
  }

  /// Returns the height that the cell needs at a width.
  ///
  /// The constraints of the content determine the height. Without constraints, `sizeThatFits(_:)` determines it.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let inside = max(0, width - safeAreaInsets.left - safeAreaInsets.right - accessoryWidth)
    let height = content.heightOfConstraints(width: inside) ?? sizeThatFits(CGSize(width: width, height: 0)).height
    // As in UIKit, constraints that do not determine the height are treated as a mistake.
    return height > 0 ? height : UITableView.standardRowHeight
  }
}
