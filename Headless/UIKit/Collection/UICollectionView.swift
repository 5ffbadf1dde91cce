public import Foundation
public import HeadlessEnumerations

/// Items in sections, placed by a layout, of which only those in sight have a cell.
@MainActor open class UICollectionView: UIScrollView {
  /// Which way a flow layout scrolls.
  @_documentation(visibility: internal)
  public typealias ScrollDirection = UICollectionViewScrollDirection

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the upper edge.
    public static let top = UICollectionView.ScrollPosition(rawValue: 1 << 0)
    /// Halfway between top and bottom.
    public static let centeredVertically = UICollectionView.ScrollPosition(rawValue: 1 << 1)
    /// At the lower edge.
    public static let bottom = UICollectionView.ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = UICollectionView.ScrollPosition(rawValue: 1 << 3)
    /// Halfway between left and right.
    public static let centeredHorizontally = UICollectionView.ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = UICollectionView.ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of a section's header.
  @_documentation(visibility: internal)
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  @_documentation(visibility: internal)
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  struct EndKey: Hashable {
    let kind: String
    let path: IndexPath
  }

  var counts: [Int] = []
  var isLoaded = false
  var isPrepared = false
  /// Whether the items are others than those that are shown.
  var hasNewData = true
  var isLayingOut = false
  var laidOutBounds = CGRect.zero
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var ends: [EndKey: UICollectionReusableView] = [:]
  var cellPool = ReusePool<UICollectionReusableView>()
  var endPools: [String: ReusePool<UICollectionReusableView>] = [:]
  var changes = BatchChanges()
  var batchDepth = 0
  var selectedPaths: [IndexPath] = []
  var touchedPath: IndexPath?

  /// Makes a collection with a layout and a frame in its future superview's coordinates.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.storedCollectionView = self
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.storedCollectionView = self
  }

  // MARK: Asking

  /// Decides where items stand.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.storedCollectionView = nil
      collectionViewLayout.storedCollectionView = self
      layoutIsInvalid()
    }
  }

  /// Who knows what is shown.
  ///
  /// Not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }

  /// Whom to ask and tell: the scroll view's delegate, of a narrower type.
  // As with a text view: a second property by the same name, which stands in front of the scroll view's.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      layoutIsInvalid()
    }
  }

  /// Looks again at everything: cells that are shown go, and with them the focus that is in one.
  open func reloadData() {
    loadData()
  }

  // MARK: Cells

  /// Says of which class cells are made under a name.
  @_documentation(visibility: internal)
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    cellPool.register(identifier, type.map { type in { type.init(headlessReuseIdentifier: identifier) } })
  }

  /// Says of which class headers, footers and the like are made under a name.
  @_documentation(visibility: internal)
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    let make = type.map { type in { type.init(headlessReuseIdentifier: identifier) } }
    endPools[elementKind, default: ReusePool()].register(identifier, make)
  }

  /// A cell that waits under a name, or a new one of the registered class, with the item's size.
  ///
  /// As in UIKit, it is an error of the program if no class was registered.
  @_documentation(visibility: internal)
  @discardableResult open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let (view, isReused) = cellPool.take(identifier), let cell = view as? UICollectionViewCell else {
      preconditionFailure(
        "No class is registered for cells with the identifier \(identifier): call register(_:forCellWithReuseIdentifier:)."
      )
    }
    return prepared(cell, isReused, layoutAttributesForItem(at: indexPath))
  }

  /// A header, footer or the like that waits under a name, or a new one of the registered class.
  ///
  /// As in UIKit, it is an error of the program if no class was registered.
  @_documentation(visibility: internal)
  @discardableResult open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let (view, isReused) = endPools[elementKind]?.take(identifier) else {
      preconditionFailure(
        "No class is registered for \(elementKind) with the identifier \(identifier): call register(_:forSupplementaryViewOfKind:withReuseIdentifier:)."
      )
    }
    return prepared(
      view, isReused, collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  private func prepared<View: UICollectionReusableView>(
    _ view: View, _ isReused: Bool, _ attributes: UICollectionViewLayoutAttributes?
  ) -> View {
    if isReused { view.prepareForReuse() }
    if let attributes { UIView.performWithoutAnimation { view.frame = attributes.frame } }
    return view
  }

  // MARK: Selecting

  /// Whether items can be selected.
  @_documentation(visibility: internal)
  open var allowsSelection = true

  /// Whether several items can be selected.
  @_documentation(visibility: internal)
  open var allowsMultipleSelection = false

  /// The selected items; nil when there are none.
  @_documentation(visibility: internal)
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Selects an item without telling the delegate.
  @_documentation(visibility: internal)
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    setSelection(indexPath)
    if let indexPath, !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without telling the delegate.
  @_documentation(visibility: internal)
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  @_documentation(visibility: internal)
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTouch(touches.first)
  }

  @_documentation(visibility: internal)
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  @_documentation(visibility: internal)
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard HeadlessWorld.assumes(.rowsAreSelectedAfterCommit) else { return endTouch() }
    HeadlessWorld.state.afterCommit.append { [weak self] in self?.endTouch() }
  }

  @_documentation(visibility: internal)
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch()
  }

  // MARK: Updates

  /// Makes several changes one.
  @_documentation(visibility: internal)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadDataIfNeeded()
    batchDepth += 1
    updates?()
    batchDepth -= 1
    if batchDepth == 0 { carryOutChanges() }
    if let completion { _ = HeadlessClock.schedule(after: 0) { completion(true) } }
  }

  /// Items have come, by their places afterwards.
  @_documentation(visibility: internal)
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Items have gone, by their places before.
  @_documentation(visibility: internal)
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Items want new cells.
  @_documentation(visibility: internal)
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// An item has gone elsewhere.
  @_documentation(visibility: internal)
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Sections have come, by their places afterwards.
  @_documentation(visibility: internal)
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Sections have gone, by their places before.
  @_documentation(visibility: internal)
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Sections want new cells, headers and footers.
  @_documentation(visibility: internal)
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  private func change(_ note: @escaping (inout BatchChanges) -> Void) {
    performBatchUpdates({ note(&self.changes) })
  }

  // MARK: Layout

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }
}
