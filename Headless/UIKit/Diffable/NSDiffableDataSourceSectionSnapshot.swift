import Foundation

/// The items of a section as an outline.
///
/// An item can contain other items, which are visible while the item is expanded.
@_documentation(visibility: internal)
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// An item, with its level and the item that contains it.
  private struct Entry: Sendable {
    let item: ItemIdentifierType
    let parent: ItemIdentifierType?
    let level: Int
  }

  /// The items.
  ///
  /// Each item is followed by the items inside it.
  private var entries: [Entry] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  /// All items, including those that are not visible.
  public var items: [ItemIdentifierType] { entries.map(\.item) }

  /// The items of the first level.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }

  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { entry(item) != nil }

  /// Returns whether the items inside an item are visible.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let entry = entry(item) else { return false }
    guard let parent = entry.parent else { return true }
    return isExpanded(parent) && isVisible(parent)
  }

  /// Returns the level of an item, counted from 0.
  public func level(of item: ItemIdentifierType) -> Int { required(item).level }

  /// Returns the index of an item among all items.
  public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }

  /// Returns the item that contains another one; nil for an item of the first level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { required(child).parent }

  /// Returns the items inside an item, as a separate snapshot.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    let start = place(of: parent)
    let base = entries[start].level + (includingParent ? 0 : 1)
    var part = Self()
    part.entries = entries[(includingParent ? start : start + 1)..<end(of: start)].map {
      Entry(item: $0.item, parent: $0.level == base ? nil : $0.parent, level: $0.level - base)
    }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  /// Returns a string with the items, indented by their levels, for debugging.
  public func visualDescription() -> String {
    entries.map { entry in
      let mark = expanded.contains(entry.item) ? "-" : hasChildren(entry.item) ? "+" : "*"
      return String(repeating: "  ", count: entry.level) + "\(mark) \(entry.item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// Adds items inside an item, after its other items, or at the end of the first level.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let place = parent.map { end(of: self.place(of: $0)) } ?? entries.count
    insert(items, at: place, in: parent, level: parent.map { level(of: $0) + 1 } ?? 0)
  }

  /// Adds items before another one, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let entry = required(item)
    insert(items, at: place(of: item), in: entry.parent, level: entry.level)
  }

  /// Adds items after another one, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let entry = required(item)
    insert(items, at: end(of: place(of: item)), in: entry.parent, level: entry.level)
  }

  /// Adds the items of another snapshot inside an item, or at the end of the first level.
  public mutating func append(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to parent: ItemIdentifierType? = nil
  ) {
    let level = parent.map { self.level(of: $0) + 1 } ?? 0
    let place = parent.map { end(of: self.place(of: $0)) } ?? entries.count
    check(snapshot.items)
    entries.insert(
      contentsOf: snapshot.entries.map {
        Entry(item: $0.item, parent: $0.parent ?? parent, level: $0.level + level)
      }, at: place)
    expanded.formUnion(snapshot.expanded)
  }

  /// Removes items, and those inside them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let start = place(of: item)
      let gone = entries[start..<end(of: start)]
      expanded.subtract(gone.map(\.item))
      entries.removeSubrange(gone.indices)
    }
  }

  /// Removes all items.
  public mutating func deleteAll() {
    (entries, expanded) = ([], [])
  }

  /// Makes the child items of the given items visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { expanded.insert(item) }
  }

  /// Hides the items inside items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    expanded.subtract(items)
  }

  /// Replaces the items inside an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let start = place(of: parent)
    let old = entries[(start + 1)..<end(of: start)]
    expanded.subtract(old.map(\.item))
    entries.removeSubrange(old.indices)
    append(snapshot, to: parent)
  }

  // MARK: Implementation

  func hasChildren(_ item: ItemIdentifierType) -> Bool { entries.contains { $0.parent == item } }

  private func entry(_ item: ItemIdentifierType) -> Entry? { entries.first { $0.item == item } }

  private func required(_ item: ItemIdentifierType) -> Entry { entries[place(of: item)] }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else { preconditionFailure("The section snapshot has no item \(item).") }
    return index
  }

  /// Returns the index after an item and all items inside it.
  private func end(of start: Int) -> Int {
    let level = entries[start].level
    return entries[(start + 1)...].firstIndex { $0.level <= level } ?? entries.count
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at place: Int, in parent: ItemIdentifierType?, level: Int
  ) {
    check(items)
    entries.insert(contentsOf: items.map { Entry(item: $0, parent: parent, level: level) }, at: place)
  }

  private func check(_ items: [ItemIdentifierType]) {
    precondition(Set(items).count == items.count, "The new items contain an identifier twice.")
    for item in items { precondition(!contains(item), "The section snapshot already contains the item \(item).") }
  }
}
