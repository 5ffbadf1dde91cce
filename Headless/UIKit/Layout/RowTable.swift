/// A table that contains a row for some of the variables.
///
/// Variables are numbered in order, and most of them disappear again. Therefore, the rows are stored in short pages,
/// and a page without rows uses no memory. A dictionary would spend more time on hashing than the solver spends on its
/// sums.
struct RowTable {
  typealias Variable = LinearExpression.Variable

  private static let pageBits = 4
  private static let pageSize = 1 << pageBits

  private var pages: [[LinearExpression?]] = []
  private var counts: [UInt8] = []
  private(set) var count = 0

  /// The row of a variable; nil if there is none.
  subscript(variable: Variable) -> LinearExpression? {
    let page = variable >> Self.pageBits
    guard page < pages.count, counts[page] > 0 else { return nil }
    return pages[page][variable & (Self.pageSize - 1)]
  }

  /// Returns whether a variable has a row.
  func contains(_ variable: Variable) -> Bool {
    let page = variable >> Self.pageBits
    return page < pages.count && counts[page] > 0 && pages[page][variable & (Self.pageSize - 1)] != nil
  }

  /// Removes a row and returns it.
  mutating func remove(_ variable: Variable) -> LinearExpression? {
    let (page, index) = (variable >> Self.pageBits, variable & (Self.pageSize - 1))
    guard page < pages.count, counts[page] > 0, let row = pages[page][index] else { return nil }
    count -= 1
    counts[page] -= 1
    if counts[page] == 0 { pages[page] = [] } else { pages[page][index] = nil }
    return row
  }

  /// Changes a row in place.
  ///
  /// - Returns: The result of the closure; nil without a row.
  @discardableResult mutating func update<Result>(
    _ variable: Variable, _ change: (inout LinearExpression) -> Result
  ) -> Result? {
    let (page, index) = (variable >> Self.pageBits, variable & (Self.pageSize - 1))
    guard page < pages.count, counts[page] > 0, var row = pages[page][index] else { return nil }
    // A second reference would copy the row during the change.
    pages[page][index] = nil
    defer { pages[page][index] = row }
    return change(&row)
  }

  /// Sets the row of a variable.
  mutating func set(_ row: LinearExpression, for variable: Variable) {
    let (page, index) = (variable >> Self.pageBits, variable & (Self.pageSize - 1))
    while page >= pages.count {
      pages.append([])
      counts.append(0)
    }
    if counts[page] == 0 { pages[page] = Array(repeating: nil, count: Self.pageSize) }
    if pages[page][index] == nil {
      counts[page] += 1
      count += 1
    }
    pages[page][index] = row
  }
}
