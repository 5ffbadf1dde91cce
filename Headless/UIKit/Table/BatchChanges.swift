import Foundation

/// The changes that a batch of updates makes to the rows of a table or the items of a collection.
///
/// Index paths of deletions refer to the state before the update. Index paths of insertions refer to the state after
/// it.
struct BatchChanges {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  /// The new index paths of moved rows, by their old index paths.
  var moved: [IndexPath: IndexPath] = [:]
  /// The new indexes of moved sections, by their old indexes.
  var movedSections: [Int: Int] = [:]

  /// The positions of sections and rows after an update.
  struct Places {
    /// The old index of each new section; nil for an inserted section.
    let sections: [Int?]
    /// The old index path of each new row; nil for an inserted or reloaded row.
    let rows: [[IndexPath?]]

    /// The new index paths of old rows that remain.
    var newPlaces: [IndexPath: IndexPath] {
      var places: [IndexPath: IndexPath] = [:]
      for (section, rows) in rows.enumerated() {
        for (row, old) in rows.enumerated() {
          if let old { places[old] = IndexPath(row: row, section: section) }
        }
      }
      return places
    }
  }

  /// Matches old and new rows.
  ///
  /// As in UIKit, inconsistent numbers are a programming error.
  func places(from old: [Int], to new: [Int]) -> Places {
    var kept = old.indices.filter { !deletedSections.contains($0) && movedSections[$0] == nil }[...]
    let sectionsMovedHere = Dictionary(movedSections.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let sections: [Int?] = new.indices.map { index in
      sectionsMovedHere[index] ?? (insertedSections.contains(index) ? nil : kept.popFirst())
    }
    precondition(
      kept.isEmpty && old.count - deletedSections.count + insertedSections.count == new.count,
      "Invalid update: there were \(old.count) sections, \(deletedSections.count) were deleted, and \(insertedSections.count) were inserted, but there are \(new.count)."
    )
    let movedHere = Dictionary(moved.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let rows: [[IndexPath?]] = new.indices.map { section in
      guard let oldSection = sections[section], !reloadedSections.contains(oldSection) else {
        return Array(repeating: nil, count: new[section])
      }
      var kept = (0..<old[oldSection]).lazy.map { IndexPath(row: $0, section: oldSection) }
        .filter { !deleted.contains($0) && moved[$0] == nil }[...]
      let rows: [IndexPath?] = (0..<new[section]).map { row in
        let path = IndexPath(row: row, section: section)
        if let origin = movedHere[path] { return origin }
        if inserted.contains(path) { return nil }
        guard let origin = kept.popFirst() else {
          preconditionFailure(
            "Invalid update: section \(section) has \(new[section]) rows, more than the sum of the earlier and inserted rows."
          )
        }
        return origin
      }
      precondition(
        kept.isEmpty,
        "Invalid update: section \(section) has \(new[section]) rows, fewer than the rows that were not deleted."
      )
      return rows.map { $0.flatMap { reloaded.contains($0) ? nil : $0 } }
    }
    return Places(sections: sections, rows: rows)
  }
}
