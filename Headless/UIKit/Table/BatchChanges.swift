import Foundation

/// What a batch of updates does to the rows of a table or the items of a collection.
///
/// What goes is counted as it was before, what comes as it is afterwards.
struct BatchChanges {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  /// From the old place to the new one.
  var moved: [IndexPath: IndexPath] = [:]

  /// Where everything that stays has gone.
  struct Places {
    /// For each new section the old one, or nil when it is new.
    let sections: [Int?]
    /// For each new row the old one, or nil when it is new or to be made anew.
    let rows: [[IndexPath?]]

    /// The new places of the old rows that stay.
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

  /// Matches the old rows with the new ones.
  ///
  /// As in UIKit, it is an error of the program if they do not add up.
  func places(from old: [Int], to new: [Int]) -> Places {
    var kept = old.indices.filter { !deletedSections.contains($0) }[...]
    let sections: [Int?] = new.indices.map { insertedSections.contains($0) ? nil : kept.popFirst() }
    precondition(
      kept.isEmpty && old.count - deletedSections.count + insertedSections.count == new.count,
      "Invalid update: there are \(new.count) sections, of \(old.count) before \(deletedSections.count) deleted and \(insertedSections.count) inserted."
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
            "Invalid update: section \(section) has \(new[section]) rows, more than those before and those inserted.")
        }
        return origin
      }
      precondition(
        kept.isEmpty,
        "Invalid update: section \(section) has \(new[section]) rows, fewer than those that were not deleted."
      )
      return rows.map { $0.flatMap { reloaded.contains($0) ? nil : $0 } }
    }
    return Places(sections: sections, rows: rows)
  }
}
