public import Foundation
public import HeadlessEnumerations

/// A column of rows in sections, of which only those in sight have a cell.
@MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public typealias Style = UITableViewStyle
  /// Where a row is scrolled to.
  public typealias ScrollPosition = UITableViewScrollPosition
  /// How rows come and go; they do so at once here.
  @_documentation(visibility: internal)
  public typealias RowAnimation = UITableViewRowAnimation

  private let storedStyle: UITableView.Style
  var metrics = TableSections()
  var isLoaded = false
  /// Whether the rows are others than those that are shown.
  var hasNewData = true
  var isLayingOut = false
  var laidOutWidth: CGFloat = 0
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
  /// The row for which a cell is being asked.
  var requestedPath: IndexPath?

  /// Makes a table with a frame in its future superview's coordinates.
  public init(frame: CGRect, style: UITableView.Style) {
    storedStyle = style
    super.init(frame: frame)
    prepare()
  }

  /// Makes a plain table.
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

  // MARK: Asking

  /// Who knows what is shown.
  ///
  /// Not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }

  /// Whom to ask and tell: the scroll view's delegate, of a narrower type.
  // As with a text view: a second property by the same name, which stands in front of the scroll view's.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      forgetData()
    }
  }

  /// Looks again at everything: cells that are shown go, and with them the focus that is in one.
  open func reloadData() {
    loadData()
  }

  /// How sections look.
  @_documentation(visibility: internal)
  open var style: UITableView.Style { storedStyle }

  // MARK: Heights

  /// Stands for the height that the content asks for.
  @_documentation(visibility: internal)
  public static let automaticDimension: CGFloat = -1

  static let standardRowHeight: CGFloat = 44
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// How high rows are where the delegate does not say it.
  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { doubtHeights() } } }

  /// How high headers are where the delegate does not say it.
  @_documentation(visibility: internal)
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { doubtHeights() } }
  }

  /// How high footers are where the delegate does not say it.
  @_documentation(visibility: internal)
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { doubtHeights() } }
  }

  /// How high a row is taken to be before it comes into sight; 0 asks the delegate for every row at once.
  @_documentation(visibility: internal)
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { doubtHeights() } }
  }

  /// The space above every header of a plain table.
  @_documentation(visibility: internal)
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { doubtHeights() } }
  }

  // MARK: Looks

  /// How rows are parted.
  @_documentation(visibility: internal)
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }

  /// The colour of the lines between rows; nil stands for the default.
  @_documentation(visibility: internal)
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }

  /// How far the lines between rows keep from the edges.
  @_documentation(visibility: internal)
  open var separatorInset = UITableView.standardSeparatorInset { didSet { setNeedsLayout() } }

  /// What stands above all sections, as high as its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }

  /// What stands below all sections, as high as its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Selecting

  /// Whether rows can be selected.
  @_documentation(visibility: internal)
  open var allowsSelection = true

  /// Whether several rows can be selected.
  @_documentation(visibility: internal)
  open var allowsMultipleSelection = false

  /// The selected row; the first one when there are several.
  @_documentation(visibility: internal)
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows; nil when there are none.
  @_documentation(visibility: internal)
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects a row without telling the delegate.
  @_documentation(visibility: internal)
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    setSelection(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without telling the delegate.
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

  /// Says of which class cells are made under a name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    cellPool.register(identifier, type.map { type in { type.init(headlessReuseIdentifier: identifier) } })
  }

  /// Says of which class headers and footers are made under a name.
  @_documentation(visibility: internal)
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    headerFooterPool.register(identifier, type.map { type in { type.init(headlessReuseIdentifier: identifier) } })
  }

  /// A cell that waits under a name, or a new one of the registered class; nil when there is neither.
  @discardableResult open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isReused) = cellPool.take(identifier) else { return nil }
    if isReused { cell.prepareForReuse() }
    if let requestedPath, metrics.contains(requestedPath) { cell.frame = rectForRow(at: requestedPath) }
    return cell
  }

  /// A cell that waits under a name, or a new one of the registered class, with the row's size.
  ///
  /// As in UIKit, it is an error of the program if no class was registered.
  @discardableResult open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "No class is registered for cells with the identifier \(identifier): call register(_:forCellReuseIdentifier:).")
    }
    return cell
  }

  /// A header or footer that waits under a name, or a new one of the registered class; nil when there is neither.
  @_documentation(visibility: internal)
  @discardableResult open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let (view, isReused) = headerFooterPool.take(identifier) else { return nil }
    if isReused { view.prepareForReuse() }
    return view
  }

  // MARK: Updates

  /// Makes several changes one.
  ///
  /// Also without any change the heights of the rows are asked for again.
  @_documentation(visibility: internal)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { _ = HeadlessClock.schedule(after: 0) { completion(true) } }
  }

  /// Rows have come, by their places afterwards.
  @_documentation(visibility: internal)
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Rows have gone, by their places before.
  @_documentation(visibility: internal)
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Rows want new cells.
  @_documentation(visibility: internal)
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// A row has gone elsewhere.
  @_documentation(visibility: internal)
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Sections have come, by their places afterwards.
  @_documentation(visibility: internal)
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Sections have gone, by their places before.
  @_documentation(visibility: internal)
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Sections want new cells, headers and footers.
  @_documentation(visibility: internal)
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Begins changes that are one.
  @_documentation(visibility: internal)
  open func beginUpdates() {
    loadDataIfNeeded()
    batchDepth += 1
  }

  /// Ends changes that are one.
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
  }

  @_documentation(visibility: internal)
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  override func safeAreaDidChange() {
    super.safeAreaDidChange()
    setNeedsLayout()
  }
}
