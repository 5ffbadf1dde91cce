public import Foundation
public import HeadlessEnumerations

/// A scroll view that shows rows in sections, and creates cells only for visible rows.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style of a table.
  public typealias Style = UITableViewStyle
  /// The position to which a row is scrolled.
  public typealias ScrollPosition = UITableViewScrollPosition
  /// The animation of inserted and deleted rows, which is ignored in the headless UIKit.
  @_documentation(visibility: internal)
  public typealias RowAnimation = UITableViewRowAnimation

  private let storedStyle: UITableView.Style
  var metrics = TableSections()
  var isLoaded = false
  /// Whether the data has changed since the visible rows were laid out.
  var hasNewData = true
  var isLayingOut = false
  var laidOutWidth: CGFloat = 0
  /// The user's text size in the last layout pass.
  var laidOutTextSize = UIContentSizeCategory.large
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var cards: [Int: UIView] = [:]
  var cellPool = ReusePool<UITableViewCell>()
  var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  var changes = BatchChanges()
  var batchDepth = 0
  var selectedPaths: [IndexPath] = []
  var touchedPath: IndexPath?
  var menus: ItemMenus?
  var prefetching = Prefetching()
  var sectionIndex = SectionIndex()
  var editing = TableEditing()
  /// The actions that a swipe has revealed; nil if there are none.
  var swipeActions: SwipeActions?
  /// The row for which the data source is being asked for a cell.
  var requestedPath: IndexPath?

  /// Creates a table with a style and a frame in its superview's coordinates.
  public init(frame: CGRect, style: UITableView.Style) {
    storedStyle = style
    super.init(frame: frame)
    prepare()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    alwaysBounceVertical = true
    backgroundColor = storedStyle == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data source and delegate

  /// The data source.
  ///
  /// The reference is weak.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }

  /// The delegate: the scroll view's delegate with a narrower type.
  // As in a text view, a second property with the same name shadows the scroll view's.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      if newValue != nil { addMenus() }
      forgetData()
    }
  }

  /// The object that prepares rows before they become visible; held weakly.
  @_documentation(visibility: internal)
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether rows are prepared before they become visible.
  @_documentation(visibility: internal)
  open var isPrefetchingEnabled = true

  /// Reloads all data.
  ///
  /// Visible cells are replaced, and a first responder in a cell resigns.
  open func reloadData() {
    loadData()
  }

  /// The style of the table.
  @_documentation(visibility: internal)
  open var style: UITableView.Style { storedStyle }

  // MARK: Heights

  /// The value that selects the height that the content requires.
  @_documentation(visibility: internal)
  public static let automaticDimension: CGFloat = -1

  static let standardRowHeight: CGFloat = 44
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// The height of rows unless the delegate provides one.
  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { invalidateHeights() } } }

  /// The height of headers unless the delegate provides one.
  @_documentation(visibility: internal)
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { invalidateHeights() } }
  }

  /// The height of footers unless the delegate provides one.
  @_documentation(visibility: internal)
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { invalidateHeights() } }
  }

  /// The estimated height of a row before it becomes visible.
  ///
  /// If it is 0, the delegate is asked for the heights of all rows immediately.
  @_documentation(visibility: internal)
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { invalidateHeights() } }
  }

  /// The estimated height of a header with automatic height before it becomes visible.
  @_documentation(visibility: internal)
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { forgetData() } }
  }

  /// The estimated height of a footer with automatic height before it becomes visible.
  @_documentation(visibility: internal)
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { forgetData() } }
  }

  /// The space above each header of a plain table.
  @_documentation(visibility: internal)
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { invalidateHeights() } }
  }

  /// The kinds of changes after which a row adjusts its height.
  @_documentation(visibility: internal)
  public typealias SelfSizingInvalidation = UITableViewSelfSizingInvalidation

  /// The kinds of changes after which a row adjusts its height.
  ///
  /// In the headless UIKit, these are only calls to `invalidateIntrinsicContentSize()`.
  @_documentation(visibility: internal)
  open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled

  // MARK: Appearance

  /// The style of the separators between rows.
  @_documentation(visibility: internal)
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }

  /// The color of the separators; nil selects the default.
  @_documentation(visibility: internal)
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }

  /// The insets of the separators.
  @_documentation(visibility: internal)
  open var separatorInset = UITableView.standardSeparatorInset { didSet { setNeedsLayout() } }

  /// The view above all sections, whose frame determines its height.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }

  /// The view below all sections, whose frame determines its height.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

  // MARK: Selection

  /// Whether rows can be selected.
  @_documentation(visibility: internal)
  open var allowsSelection = true

  /// Whether several rows can be selected.
  @_documentation(visibility: internal)
  open var allowsMultipleSelection = false

  /// The selected row.
  ///
  /// If several rows are selected, this is the first of them.
  @_documentation(visibility: internal)
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows; nil if there are none.
  @_documentation(visibility: internal)
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects a row without notifying the delegate.
  @_documentation(visibility: internal)
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    setSelection(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without notifying the delegate.
  @_documentation(visibility: internal)
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
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

  // MARK: Cells

  /// Registers the class of the cells for a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    cellPool.register(identifier, type.map { type in { type.init(headlessReuseIdentifier: identifier) } })
  }

  /// Registers the class of headers and footers for a reuse identifier.
  @_documentation(visibility: internal)
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    headerFooterPool.register(identifier, type.map { type in { type.init(headlessReuseIdentifier: identifier) } })
  }

  /// Returns a reusable cell, or a new one of the registered class; nil if there is neither.
  @discardableResult open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isReused) = cellPool.take(identifier) else { return nil }
    if isReused { cell.prepareForReuse() }
    if let requestedPath, metrics.contains(requestedPath) { cell.frame = rectForRow(at: requestedPath) }
    return cell
  }

  /// Returns a reusable cell, or a new one of the registered class, with the row's size.
  ///
  /// As in UIKit, a class must be registered.
  @discardableResult open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "No class is registered for cells with the identifier \(identifier): call register(_:forCellReuseIdentifier:).")
    }
    return cell
  }

  /// Returns a reusable header or footer, or a new one of the registered class; nil if there is neither.
  @_documentation(visibility: internal)
  @discardableResult open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let (view, isReused) = headerFooterPool.take(identifier) else { return nil }
    if isReused { view.prepareForReuse() }
    return view
  }

  // MARK: Updates

  /// Performs several updates together.
  ///
  /// The heights of rows are requested again, even without updates.
  @_documentation(visibility: internal)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { _ = HeadlessClock.schedule(after: 0) { completion(true) } }
  }

  /// Inserts rows.
  ///
  /// The index paths are those after the update.
  @_documentation(visibility: internal)
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Deletes rows.
  ///
  /// The index paths are those before the update.
  @_documentation(visibility: internal)
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Reloads the cells of rows.
  @_documentation(visibility: internal)
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Moves a row.
  @_documentation(visibility: internal)
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Moves a section with its rows.
  @_documentation(visibility: internal)
  open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections[section] = newSection } }

  /// Inserts sections.
  ///
  /// The indexes are those after the update.
  @_documentation(visibility: internal)
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  ///
  /// The indexes are those before the update.
  @_documentation(visibility: internal)
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads the cells, headers, and footers of sections.
  @_documentation(visibility: internal)
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Begins updates that are performed together.
  @_documentation(visibility: internal)
  open func beginUpdates() {
    loadDataIfNeeded()
    batchDepth += 1
  }

  /// Ends updates that are performed together.
  @_documentation(visibility: internal)
  open func endUpdates() {
    precondition(batchDepth > 0, "endUpdates() without beginUpdates().")
    batchDepth -= 1
    if batchDepth == 0 { carryOutChanges() }
  }

  // MARK: Layout

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSections()
    layOutBackground(backgroundView)
  }

  /// The view behind all rows, which has the size of the table and does not scroll.
  @_documentation(visibility: internal)
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  @_documentation(visibility: internal)
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  override func contentSizeCategoryMayHaveChanged() {
    if laidOutTextSize != HeadlessPreferredSize.category { setNeedsLayout() }
  }

  override func safeAreaDidChange() {
    super.safeAreaDidChange()
    setNeedsLayout()
  }
}
