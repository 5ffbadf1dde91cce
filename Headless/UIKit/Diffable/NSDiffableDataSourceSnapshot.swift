import Foundation

/// The sections and the items of a table or a collection, by identifiers.
@_documentation(visibility: internal)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
  Sendable
{
  /// A section and its items.
  struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  var reloaded: [ItemIdentifierType] = []
  var reconfigured: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  /// The number of items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The items that are to be loaded again.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloaded }
  /// The items whose cells are to be updated.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigured }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[required(identifier)].items
  }

  /// Returns the section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].identifier }
  }

  /// Returns the index of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  /// Returns the index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: Changing items

  /// Adds items at the end of a section, or at the end of the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "There is no section for the items: call appendSections(_:) first.")
    insert(identifiers, section: sectionIdentifier.map(required) ?? sections.count - 1, item: nil)
  }

  /// Adds items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    let place = required(beforeIdentifier)
    insert(identifiers, section: place.section, item: place.item)
  }

  /// Adds items after another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    let place = required(afterIdentifier)
    insert(identifiers, section: place.section, item: place.item + 1)
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  /// Removes all sections and items.
  public mutating func deleteAllItems() {
    sections = []
  }

  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Loads items again, with new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded += identifiers
  }

  /// Updates the cells of items.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfigured += identifiers
  }

  // MARK: Changing sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count)
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, at: required(toIdentifier))
  }

  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, at: required(toIdentifier) + 1)
  }

  /// Removes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Loads the items of sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { reloaded += itemIdentifiers(inSection: identifier) }
  }

  // MARK: Implementation

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      precondition(indexOfSection(identifier) == nil, "The snapshot already contains the section \(identifier).")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], section: Int, item: Int?) {
    let known = Set(itemIdentifiers)
    for identifier in identifiers {
      precondition(!known.contains(identifier), "The snapshot already contains the item \(identifier).")
    }
    precondition(Set(identifiers).count == identifiers.count, "The new items contain an identifier twice.")
    sections[section].items.insert(contentsOf: identifiers, at: item ?? sections[section].items.count)
  }

  private func required(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("The snapshot has no section \(identifier).")
    }
    return index
  }

  private func required(_ identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let place = place(of: identifier) else { preconditionFailure("The snapshot has no item \(identifier).") }
    return place
  }

  func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: identifier) { return (section, item) }
    }
    return nil
  }

  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    place(of: identifier).map { IndexPath(row: $0.item, section: $0.section) }
  }

  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }
}
