import Foundation

/// The insertions and deletions that turn one snapshot into another.
struct SnapshotChanges {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()

  /// Items that change their order, or their section, are deleted and inserted.
  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = new.sectionIdentifiers.difference(from: old.sectionIdentifiers)
    for change in sections {
      switch change {
      case .remove(let offset, _, _): deletedSections.insert(offset)
      case .insert(let offset, _, _): insertedSections.insert(offset)
      }
    }
    for (index, section) in old.sections.enumerated() where !deletedSections.contains(index) {
      guard let place = new.indexOfSection(section.identifier) else { continue }
      for change in new.sections[place].items.difference(from: section.items) {
        switch change {
        case .remove(let offset, _, _): deleted.append(IndexPath(row: offset, section: index))
        case .insert(let offset, _, _): inserted.append(IndexPath(row: offset, section: place))
        }
      }
    }
    reloaded = (new.reloaded + new.reconfigured).compactMap(new.indexPath)
  }

  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty
  }
}
