public import Foundation

/// The data source of a collection view, which applies snapshots.
@_documentation(visibility: internal)
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a header or a footer.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// The sections that are outlines.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// The closures that decide what the user can expand and collapse.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates the data source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The closure that returns headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Returns the sections and the items.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    var copy = current
    (copy.reloaded, copy.reconfigured) = ([], [])
    return copy
  }

  /// Applies a snapshot by inserting and deleting items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = SnapshotChanges(from: current, to: snapshot)
    guard let collection else {
      current = snapshot
      return
    }
    if !changes.isEmpty {
      collection.performBatchUpdates({
        self.current = snapshot
        collection.deleteSections(changes.deletedSections)
        collection.insertSections(changes.insertedSections)
        collection.deleteItems(at: changes.deleted)
        collection.insertItems(at: changes.inserted)
      })
    }
    current = snapshot
    if !changes.reloaded.isEmpty { collection.reloadItems(at: changes.reloaded) }
    completion.map { done in _ = HeadlessClock.schedule(after: 0) { done() } }
  }

  /// Applies a snapshot and reloads all items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    collection?.reloadData()
    completion.map { done in _ = HeadlessClock.schedule(after: 0) { done() } }
  }

  /// Returns the item at a position.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Returns the position of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }

  /// Returns the section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// Returns the index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = current.sections[indexPath.section].items[indexPath.row]
    guard let cell = provider(collectionView, indexPath, item) else {
      preconditionFailure("The cell provider returned nil for \(item) at \(indexPath).")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("The supplementary view provider returned nil for \(kind) at \(indexPath).")
    }
    return view
  }
}
