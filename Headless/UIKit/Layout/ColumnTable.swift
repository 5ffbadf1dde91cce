/// A table that contains, for each variable, the basic variables whose rows contain that variable.
///
/// Its memory is arranged as in ``RowTable``.
struct ColumnTable {
  typealias Variable = LinearExpression.Variable

  private static let pageBits = 4
  private static let pageSize = 1 << pageBits

  private var pages: [[VariableSet]] = []
  /// The number of columns in each page that are not empty.
  private var counts: [UInt8] = []

  /// The column of a variable.
  subscript(variable: Variable) -> VariableSet {
    let page = variable >> Self.pageBits
    guard page < pages.count, counts[page] > 0 else { return [] }
    return pages[page][variable & (Self.pageSize - 1)]
  }

  mutating func insert(_ basic: Variable, inColumnOf variable: Variable) {
    let (page, index) = (variable >> Self.pageBits, variable & (Self.pageSize - 1))
    while page >= pages.count {
      pages.append([])
      counts.append(0)
    }
    if counts[page] == 0 { pages[page] = Array(repeating: [], count: Self.pageSize) }
    if pages[page][index].isEmpty { counts[page] += 1 }
    pages[page][index].insert(basic)
  }

  mutating func remove(_ basic: Variable, fromColumnOf variable: Variable) {
    let (page, index) = (variable >> Self.pageBits, variable & (Self.pageSize - 1))
    guard page < pages.count, counts[page] > 0, !pages[page][index].isEmpty else { return }
    pages[page][index].remove(basic)
    if pages[page][index].isEmpty { noteEmpty(page) }
  }

  /// Removes a column and returns it.
  mutating func removeColumn(of variable: Variable) -> VariableSet {
    let (page, index) = (variable >> Self.pageBits, variable & (Self.pageSize - 1))
    guard page < pages.count, counts[page] > 0, !pages[page][index].isEmpty else { return [] }
    let column = pages[page][index]
    pages[page][index] = []
    noteEmpty(page)
    return column
  }

  private mutating func noteEmpty(_ page: Int) {
    counts[page] -= 1
    if counts[page] == 0 { pages[page] = [] }
  }
}
