public import Foundation

/// The data source of a table, which applies snapshots.
@_documentation(visibility: internal)
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var table: UITableView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The animation of rows.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Returns the sections and the items.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    var copy = current
    (copy.reloaded, copy.reconfigured) = ([], [])
    return copy
  }

  /// Applies a snapshot by inserting and deleting rows.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = SnapshotChanges(from: current, to: snapshot)
    guard let table else {
      current = snapshot
      return
    }
    if !changes.isEmpty {
      table.performBatchUpdates({
        self.current = snapshot
        table.deleteSections(changes.deletedSections, with: self.defaultRowAnimation)
        table.insertSections(changes.insertedSections, with: self.defaultRowAnimation)
        table.deleteRows(at: changes.deleted, with: self.defaultRowAnimation)
        table.insertRows(at: changes.inserted, with: self.defaultRowAnimation)
      })
    }
    current = snapshot
    if !changes.reloaded.isEmpty { table.reloadRows(at: changes.reloaded, with: defaultRowAnimation) }
    completion.map { done in _ = HeadlessClock.schedule(after: 0) { done() } }
  }

  /// Applies a snapshot and reloads all rows.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    table?.reloadData()
    completion.map { done in _ = HeadlessClock.schedule(after: 0) { done() } }
  }

  /// Returns the item of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Returns the row of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }

  /// Returns the section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// Returns the index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let item = current.sections[indexPath.section].items[indexPath.row]
    guard let cell = provider(tableView, indexPath, item) else {
      preconditionFailure("The cell provider returned nil for \(item) at \(indexPath).")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
