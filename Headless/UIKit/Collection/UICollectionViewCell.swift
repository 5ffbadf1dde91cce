public import Foundation

/// The view of an item in a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private var content = UIView(frame: .zero)

  /// Creates a cell with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view to which the app adds its content.
  open var contentView: UIView { content }

  /// The configuration of the content, which replaces the content view.
  @_documentation(visibility: internal)
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let new = contentConfiguration?.contentView(replacing: content) else { return }
      insertSubview(new, aboveSubview: content)
      content.removeFromSuperview()
      content = new
      setNeedsLayout()
    }
  }

  @_documentation(visibility: internal)
  @discardableResult open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.fitting != .none else { return layoutAttributes }
    let preferred = UICollectionViewLayoutAttributes(forCellWith: layoutAttributes.indexPath)
    preferred.frame = layoutAttributes.frame
    (preferred.alpha, preferred.isHidden) = (layoutAttributes.alpha, layoutAttributes.isHidden)
    if layoutAttributes.fitting == .height {
      preferred.frame.size.height = requiredHeight(in: preferred.frame.width) ?? preferred.frame.height
    } else if let size = requiredSize {
      preferred.frame.size = size
    }
    return preferred
  }

  /// Returns the width of the content in a cell with a width, in points.
  func contentWidth(in width: CGFloat) -> CGFloat { width }

  /// Returns the height that the content requires; nil if it requires none.
  private func requiredHeight(in width: CGFloat) -> CGFloat? {
    let width = contentWidth(in: width)
    if let height = contentView.heightOfConstraints(width: width) { return height }
    return contentConfiguration == nil ? nil : contentView.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// The size that the content requires; nil if it requires none.
  private var requiredSize: CGSize? {
    guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return nil }
    contentView.layoutIfNeeded()
    return contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Whether the item is selected.
  @_documentation(visibility: internal)
  open var isSelected = false { didSet { stateDidChange() } }

  /// Whether the item is highlighted because a touch is on it.
  @_documentation(visibility: internal)
  open var isHighlighted = false { didSet { stateDidChange() } }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }

  /// The view behind the content.
  @_documentation(visibility: internal)
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { updates.background.show(nil, in: self) }
      replace(oldValue, with: backgroundView, at: 0)
    }
  }

  /// The view behind the content of a selected or highlighted cell, in front of the background view.
  @_documentation(visibility: internal)
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }
  }

  func backgroundConfigurationDidChange() {}

  @_documentation(visibility: internal)
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    let collection = sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionView }
      .first
    collection?.sizeOfCellMayHaveChanged(self)
  }

  private func replace(_ old: UIView?, with new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  // MARK: Configuration

  var updates = CellConfigurationUpdates<UICollectionViewCell>()

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

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }
}
