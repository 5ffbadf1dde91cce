import Foundation

@_documentation(visibility: internal)
extension UICollectionViewDiffableDataSource {
  /// The closures that decide what the user can expand and collapse.
  public struct SectionSnapshotHandlers<Item> {
    /// Whether the user can expand an item.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before the user expands an item.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether the user can collapse an item.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before the user collapses an item.
    public var willCollapseItem: ((Item) -> Void)?

    public init() {}
  }

  /// Shows the items of a section whose parents are expanded.
  ///
  /// A section that does not exist yet is added at the end.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the items of a section.
  public func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let whole = snapshot()
    if whole.indexOfSection(section) != nil { flat.append(whole.itemIdentifiers(inSection: section)) }
    return flat
  }
}

/// A data source whose items can be expanded and collapsed.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Returns the level of an item, and whether it is expanded; nil outside an outline.
  func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
  /// Expands or collapses an item, as the user would.
  func toggleItem(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      let outline = outlines[section], outline.contains(item)
    else { return nil }
    return (outline.level(of: item), outline.isExpanded(item))
  }

  func toggleItem(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      var outline = outlines[section], outline.contains(item)
    else { return }
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
