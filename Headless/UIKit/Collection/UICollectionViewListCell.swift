import Foundation
import HeadlessEnumerations

/// A cell for the items of a list.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The number of levels by which the content is indented.
  ///
  /// In an outline, this number is the level of the item.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

  /// The width of a level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

  /// Whether accessories at the leading end are also indented.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

  private var indent: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  /// The marks and controls at the ends of the cell.
  ///
  /// The last one is the outermost.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for view in accessoryViews { view.removeFromSuperview() }
      accessoryViews = accessories.map { accessory in
        let view = accessory.makeView()
        if accessory.isOutline, let button = view as? UIButton {
          button.addAction(UIAction { [weak self] _ in self?.toggleOutline() }, for: .primaryActionTriggered)
        }
        return view
      }
      setNeedsLayout()
    }
  }

  /// Returns the configuration of a row, without content.
  @discardableResult open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private var accessoryViews: [UIView] = []
  private let separator = UIView()
  /// Whether the list shows a separator below the cell.
  var hasSeparator = false { didSet { if hasSeparator != oldValue { setNeedsLayout() } } }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (first, trailing) = placeAccessories(isFlipped: isFlipped)
    let leading = first + indent
    contentView.frame = CGRect(
      x: isFlipped ? trailing : leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height)
    super.layoutSubviews()
    guard hasSeparator else { return separator.removeFromSuperview() }
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    if separator.superview !== self { addSubview(separator) }
    let (height, inset) = (1 / max(traitCollection.displayScale, 1), Self.separatorInset)
    separator.frame = CGRect(
      x: isFlipped ? 0 : inset, y: bounds.height - height, width: max(0, bounds.width - inset), height: height)
  }

  /// The distance between the leading edge and the separator, in points.
  private static let separatorInset: CGFloat = 16

  // MARK: Accessories

  /// The distances of accessories from the edge of the cell and from each other, in points.
  ///
  /// The distances are estimates.
  private static let (margin, spacing) = (CGFloat(16), CGFloat(8))

  private var isEditingList: Bool {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionView }.first?.isEditing
      ?? false
  }

  override func contentWidth(in width: CGFloat) -> CGFloat {
    let widths = [true, false].map { occupiedWidth(shownViews(isLeading: $0)) }
    return max(0, width - widths.reduce(0, +) - indent)
  }

  private func shownViews(isLeading: Bool) -> [UIView] {
    let isEditing = isEditingList
    return zip(accessories, accessoryViews).filter { $0.0.isLeading == isLeading && $0.0.isShown(isEditing: isEditing) }
      .map(\.1)
  }

  private func occupiedWidth(_ views: [UIView]) -> CGFloat {
    views.isEmpty ? 0 : views.map { size(of: $0).width + Self.spacing }.reduce(Self.margin, +)
  }

  private func size(of view: UIView) -> CGSize {
    let own = view.intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : view.bounds.width, height: own.height >= 0 ? own.height : view.bounds.height)
  }

  /// Sets the frames of the visible accessories; returns the widths that they occupy at both ends.
  private func placeAccessories(isFlipped: Bool) -> (leading: CGFloat, trailing: CGFloat) {
    let (leading, trailing) = (shownViews(isLeading: true), shownViews(isLeading: false))
    for view in accessoryViews where !leading.contains(view) && !trailing.contains(view) { view.removeFromSuperview() }
    for (views, isAtLeft) in [(leading, !isFlipped), (Array(trailing.reversed()), isFlipped)] {
      var distance = Self.margin + (views == leading && indentsAccessories ? indent : 0)
      for view in views {
        let size = size(of: view)
        if view.superview !== self { addSubview(view) }
        view.frame = CGRect(
          x: isAtLeft ? distance : bounds.width - distance - size.width, y: (bounds.height - size.height) / 2,
          width: size.width, height: size.height)
        distance += size.width + Self.spacing
      }
    }
    return (occupiedWidth(leading), occupiedWidth(trailing))
  }

  // MARK: Outlines

  private var outline: (source: any OutlineDataSource, path: IndexPath)? {
    let collection = sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionView }
      .first
    guard let collection, let source = collection.dataSource as? any OutlineDataSource,
      let path = collection.indexPath(for: self)
    else { return nil }
    return (source, path)
  }

  private func toggleOutline() {
    guard let outline else { return }
    outline.source.toggleItem(at: outline.path)
    setNeedsUpdateConfiguration()
  }

  @_documentation(visibility: internal)
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = outline.flatMap { $0.source.outlineState(at: $0.path) }?.isExpanded ?? false
    state.isEditing = isEditingList
    return state
  }

  @_documentation(visibility: internal)
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let level = outline.flatMap({ $0.source.outlineState(at: $0.path) })?.level { indentationLevel = level }
  }
}
