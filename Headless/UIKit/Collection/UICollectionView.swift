public import Foundation
public import HeadlessEnumerations

/// A scroll view that shows items in sections, positions them with a layout, and creates cells only for visible items.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The direction in which a flow layout scrolls.
  @_documentation(visibility: internal)
  public typealias ScrollDirection = UICollectionViewScrollDirection

  /// The kinds of views.
  @_documentation(visibility: internal)
  public typealias ElementCategory = UICollectionElementCategory

  /// The position to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = UICollectionView.ScrollPosition(rawValue: 1 << 0)
    /// The vertical center.
    public static let centeredVertically = UICollectionView.ScrollPosition(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = UICollectionView.ScrollPosition(rawValue: 1 << 2)
    /// The left edge.
    public static let left = UICollectionView.ScrollPosition(rawValue: 1 << 3)
    /// The horizontal center.
    public static let centeredHorizontally = UICollectionView.ScrollPosition(rawValue: 1 << 4)
    /// The right edge.
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
  /// Whether the data has changed since the visible items were laid out.
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
  var menus: ItemMenus?
  var prefetching = Prefetching()
  /// The scroll views of the sections that scroll independently.
  var sectionScrollers: [Int: SectionScroller] = [:]
  /// The actions that a swipe has revealed.
  var swipeActions: SwipeActions?

  /// Creates a collection view with a layout and a frame in its superview's coordinates.
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

  /// The kinds of changes after which a cell resizes itself.
  @_documentation(visibility: internal)
  public typealias SelfSizingInvalidation = UICollectionViewSelfSizingInvalidation

  /// The kinds of changes after which a cell resizes itself.
  ///
  /// In the headless UIKit, these are only calls to `invalidateIntrinsicContentSize()`.
  @_documentation(visibility: internal)
  open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled

  // MARK: Layout, data source, and delegate

  /// The layout that positions the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.storedCollectionView = nil
      collectionViewLayout.storedCollectionView = self
      layoutIsInvalid()
    }
  }

  /// The data source.
  ///
  /// The reference is weak.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }

  /// The delegate: the scroll view's delegate with a narrower type.
  // As in a text view, a second property with the same name shadows the scroll view's.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      if newValue != nil { addMenus() }
      layoutIsInvalid()
    }
  }

  /// The object that prepares items before they become visible; held weakly.
  @_documentation(visibility: internal)
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether items are prepared before they become visible.
  @_documentation(visibility: internal)
  open var isPrefetchingEnabled = true

  /// Reloads all data.
  ///
  /// Visible cells are replaced, and a first responder in a cell resigns.
  open func reloadData() {
    loadData()
  }

  // MARK: Cells

  /// Registers the class of the cells for a reuse identifier.
  @_documentation(visibility: internal)
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    cellPool.register(identifier, type.map { type in { type.init(headlessReuseIdentifier: identifier) } })
  }

  /// Registers the class of supplementary views for a reuse identifier.
  @_documentation(visibility: internal)
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    let make = type.map { type in { type.init(headlessReuseIdentifier: identifier) } }
    endPools[elementKind, default: ReusePool()].register(identifier, make)
  }

  /// Returns a reusable cell, or a new one of the registered class, with the item's size.
  ///
  /// As in UIKit, a class must be registered.
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

  /// Returns a reusable supplementary view, or a new one of the registered class.
  ///
  /// As in UIKit, a class must be registered.
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

  // MARK: Selection

  /// Whether items can be selected.
  @_documentation(visibility: internal)
  open var allowsSelection = true

  /// Whether the list is in editing mode, in which cells show other accessories.
  @_documentation(visibility: internal)
  open var isEditing = false { didSet { for cell in visibleCells { cell.setNeedsLayout() } } }

  /// Whether several items can be selected.
  @_documentation(visibility: internal)
  open var allowsMultipleSelection = false

  /// The selected items; nil if there are none.
  @_documentation(visibility: internal)
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects an item without notifying the delegate.
  @_documentation(visibility: internal)
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    setSelection(indexPath)
    if let indexPath, !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without notifying the delegate.
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

  /// Performs several updates together.
  @_documentation(visibility: internal)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadDataIfNeeded()
    batchDepth += 1
    updates?()
    batchDepth -= 1
    if batchDepth == 0 { carryOutChanges() }
    if let completion { _ = HeadlessClock.schedule(after: 0) { completion(true) } }
  }

  /// Inserts items.
  ///
  /// The index paths are those after the update.
  @_documentation(visibility: internal)
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Deletes items.
  ///
  /// The index paths are those before the update.
  @_documentation(visibility: internal)
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Reloads the cells of items.
  @_documentation(visibility: internal)
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Moves an item.
  @_documentation(visibility: internal)
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Moves a section with its items.
  @_documentation(visibility: internal)
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Inserts sections.
  ///
  /// The indexes are those after the update.
  @_documentation(visibility: internal)
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  ///
  /// The indexes are those before the update.
  @_documentation(visibility: internal)
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads the cells, headers, and footers of sections.
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
    layOutBackground(backgroundView)
  }

  /// The view behind all items, which fills the bounds and does not scroll.
  @_documentation(visibility: internal)
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
}
