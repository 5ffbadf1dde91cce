import Foundation
import Testing
import UIKit

@MainActor @Suite("Table views") struct TableViewTests {
  private func table(_ style: UITableView.Style = .plain) -> UITableView {
    UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: style)
  }

  @Test(
    "Of 10,000 rows, only the visible ones have cells, and scrolling reuses the cells",
    arguments: [20, 10_000])
  func reuse(count: Int) throws {
    let table = table()
    let source = TableSource([(0..<count).map { "row \($0)" }])
    table.dataSource = source
    let stage = TableStage(table)
    let screenful = Int((852.0 / 44).rounded(.up)) + 1
    #expect(table.visibleCells.count <= screenful)
    #expect(table.contentSize == CGSize(width: 393, height: CGFloat(count) * 44))
    for step in 1...100 { stage.scroll(table, to: min(CGFloat(step) * 300, max(0, table.contentSize.height - 852))) }
    #expect(source.made <= screenful + 1)
    let cell = try #require(table.visibleCells.first)
    let path = try #require(table.indexPath(for: cell))
    #expect(cell.textLabel?.text == "row \(path.row)")
    #expect(cell.frame == table.rectForRow(at: path))
    #expect(table.cellForRow(at: path) === cell)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: cell.frame.midY)) == path)
    #expect(table.cellForRow(at: IndexPath(row: count - 1, section: 0)) == nil || count == 20 || path.row > 9000)
  }

  @Test("Each run reuses the same cells, starting with the cell that was hidden last")
  func reuseOrder() throws {
    let table = table()
    let source = TableSource([(0..<300).map { "row \($0)" }])
    table.dataSource = source
    let stage = TableStage(table)
    func cells(_ rows: Range<Int>) -> [UITableViewCell?] {
      rows.map { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    }
    stage.scroll(table, to: 0)
    let before = cells(0..<20)
    stage.scroll(table, to: 100 * 44)
    try #require(before.allSatisfy { $0 != nil })
    #expect(cells(100..<120) == before.reversed())
  }

  @Test("Cells of registered classes are created and prepared for reuse")
  func registered() throws {
    let table = table()
    table.register(CountingCell.self, forCellReuseIdentifier: "counting")
    let source = RegisteredSource()
    table.dataSource = source
    let stage = TableStage(table)
    let cell = try #require(table.visibleCells.first as? CountingCell)
    #expect(cell.reuseIdentifier == "counting" && cell.preparations == 0)
    stage.scroll(table, to: 5000)
    #expect(table.visibleCells.contains { $0 === cell } && cell.preparations == 1)
  }

  @Test("Rows have fixed heights, heights from the delegate, or the heights of their content")
  func heights() throws {
    let table = table()
    table.rowHeight = 60
    let source = TableSource([["a", "b", "c"]])
    source.heights[IndexPath(row: 1, section: 0)] = 100
    table.dataSource = source
    table.delegate = source
    let stage = TableStage(table)
    #expect((0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY } == [0, 60, 160])
    #expect(table.contentSize.height == 220)
    source.heights[IndexPath(row: 0, section: 0)] = 20
    table.performBatchUpdates(nil)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 20, width: 393, height: 100))
    _ = stage
  }

  @Test("After an update, a cell has the height that its changed constraints determine")
  func selfSizing() throws {
    let table = table()
    let source = SelfSizingSource()
    table.dataSource = source
    let stage = TableStage(table)
    let first = IndexPath(row: 0, section: 0)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(table.rectForRow(at: first).height - (line + 20)) < 1)
    source.text = String(repeating: "some words in a row ", count: 10)
    table.reloadRows(at: [first], with: .none)
    let lines = (table.rectForRow(at: first).height - 20) / line
    #expect(lines > 3 && abs(lines - lines.rounded()) < 0.1)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == table.rectForRow(at: first).height)
    _ = stage
  }

  @Test("Visible rows do not jump when rows above are taller than estimated")
  func estimates() throws {
    let table = table()
    let source = SelfSizingSource()
    source.count = 200
    source.text = String(repeating: "some words in a row ", count: 10)
    table.dataSource = source
    let stage = TableStage(table)
    table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
    HeadlessWorld.updateCycle()
    #expect(
      table.rectForRow(at: IndexPath(row: 150, section: 0)).minY == table.contentOffset.y
        + table.adjustedContentInset.top)
    for _ in 0..<40 {
      let cell = try #require(table.visibleCells.last)
      let path = try #require(table.indexPath(for: cell))
      let place = table.rectForRow(at: path).minY - table.contentOffset.y
      stage.scroll(table, to: table.contentOffset.y - 20)
      #expect(abs(table.rectForRow(at: path).minY - table.contentOffset.y - place - 20) < 0.001)
    }
  }

  @Test("Sections have headers and footers, which float in a plain table")
  func headers() throws {
    let table = table()
    table.sectionHeaderTopPadding = 0
    let source = TableSource([(0..<30).map(String.init), (0..<30).map(String.init)])
    source.titles = ["One", "Two"]
    table.dataSource = source
    table.delegate = source
    let stage = TableStage(table)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "One" && header.frame.height == 28)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
    let top = table.adjustedContentInset.top
    stage.scroll(table, to: 400)
    #expect(table.headerView(forSection: 0)?.frame.minY == 400 + top)
    stage.scroll(table, to: table.rectForHeader(inSection: 1).minY - 10 - top)
    #expect(table.headerView(forSection: 0)?.frame.maxY == table.rectForHeader(inSection: 1).minY)
  }

  @Test("Inset groups have gaps, margins, titles, and footers with several lines")
  func groups() throws {
    let table = table(.insetGrouped)
    let source = TableSource([["a"], ["b", "c"]])
    source.titles = ["Account", nil]
    source.footers = [String(repeating: "what this is good for ", count: 8), nil]
    table.dataSource = source
    table.delegate = source
    let stage = TableStage(table)
    let row = table.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(row.minX == 16 && row.width == 393 - 32 && row.height == 44)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "ACCOUNT")
    let footer = table.rectForFooter(inSection: 0)
    #expect(footer.minY == table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY && footer.height > 40)
    #expect(row.minY > footer.maxY)
    _ = stage
  }

  @Test("An inset group has the system's rounded corners", .under([], [.springSince26]))
  func corners() {
    let table = table(.insetGrouped)
    let source = TableSource([["a"], ["b", "c"]])
    table.dataSource = source
    let stage = TableStage(table)
    let radii = table.subviews.map(\.layer.cornerRadius).filter { $0 > 0 }
    let radius: CGFloat = HeadlessWorld.systemVersion >= 26 ? 26 : 10
    #expect(radii == [radius, radius])
    _ = stage
  }

  @Test("Reloading a table keeps the space for its header")
  func reloadBelowHeader() {
    let table = table()
    let source = TableSource([(0..<40).map { "\($0)" }])
    table.dataSource = source
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
    let stage = TableStage(table)
    let end = table.contentSize.height - table.bounds.height + table.adjustedContentInset.bottom
    table.contentOffset.y = end
    table.reloadData()
    #expect(table.contentOffset.y == end && table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
    _ = stage
  }

  @Test("The table's header and footer keep their height and have the table's width")
  func tableViews() {
    let table = table()
    let source = TableSource([["a", "b"]])
    table.dataSource = source
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    let stage = TableStage(table)
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 393, height: 80))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 168, width: 393, height: 50))
    #expect(table.contentSize.height == 218)
    _ = stage
  }

  @Test("The cell with the first responder stays when its row scrolls away, and is reused for the same row")
  func focus() throws {
    let table = table()
    let source = FieldSource()
    table.dataSource = source
    let stage = TableStage(table)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    let field = try #require(cell.contentView.subviews.first as? UITextField)
    field.becomeFirstResponder()
    stage.scroll(table, to: 3000)
    #expect(field.isFirstResponder && cell.superview === table)
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil && !table.visibleCells.contains(cell))
    #expect(cell.frame == table.rectForRow(at: IndexPath(row: 3, section: 0)))
    stage.scroll(table, to: 0)
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
    field.resignFirstResponder()
    stage.scroll(table, to: 3000)
    #expect(table.indexPath(for: cell) != IndexPath(row: 3, section: 0))
  }

  @Test("A tap selects a row and calls the delegate in UIKit's order")
  func selection() throws {
    let table = table()
    let source = TableSource([["a", "b", "c"]])
    table.dataSource = source
    table.delegate = source
    let stage = TableStage(table)
    func tap(_ row: Int) throws {
      source.calls = []
      stage.tap(try #require(table.cellForRow(at: IndexPath(row: row, section: 0))))
    }
    try tap(0)
    #expect(source.calls == ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "willSelect 0", "didSelect 0"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    try tap(2)
    #expect(
      source.calls == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "willDeselect 0", "didDeselect 0",
        "didSelect 2",
      ])
    source.refusesHighlight = true
    try tap(1)
    #expect(source.calls == ["shouldHighlight 1"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    (source.refusesHighlight, source.refusesDeselection) = (false, true)
    try tap(1)
    #expect(source.calls.suffix(3) == ["willSelect 1", "willDeselect 2", "didSelect 1"])
    #expect(table.indexPathsForSelectedRows?.contains(IndexPath(row: 2, section: 0)) == true, "it stays selected")
  }

  @Test("A drag does not select a row")
  func dragging() {
    let table = table()
    let source = TableSource([(0..<100).map(String.init)])
    table.dataSource = source
    table.delegate = source
    let stage = TableStage(table)
    // The row receives only a touch that stays where it is for a moment.
    HeadlessTouches.began(at: CGPoint(x: 100, y: 600))
    HeadlessClock.advance(by: 0.2)
    #expect(source.calls.contains { $0.hasPrefix("didHighlight") })
    HeadlessTouches.cancelled()
    source.calls = []
    HeadlessTouches.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.3)
    #expect(source.calls.isEmpty && table.contentOffset.y > 200)
    HeadlessClock.advanceUntilIdle()
    table.contentOffset.y = 0
    HeadlessTouches.began(at: CGPoint(x: 100, y: 600))
    HeadlessClock.advance(by: 0.2)
    for y in stride(from: CGFloat(580), through: 300, by: -20) { HeadlessTouches.moved(to: CGPoint(x: 100, y: y)) }
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 300))
    #expect(
      source.calls.contains { $0.hasPrefix("didUnhighlight") } && !source.calls.contains { $0.hasPrefix("didSelect") })
    #expect(table.contentOffset.y > 200)
    _ = stage
  }

  @Test(
    "Rows scroll to the top, the middle, the bottom, or by the minimum distance",
    arguments: [
      UITableView.ScrollPosition.top, .middle, .bottom, .none,
    ])
  func scrolling(position: UITableView.ScrollPosition) throws {
    let table = table()
    let source = TableSource([(0..<100).map(String.init)])
    table.dataSource = source
    let stage = TableStage(table)
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: position, animated: true)
    HeadlessClock.advanceUntilIdle()
    let row = table.rectForRow(at: IndexPath(row: 50, section: 0))
    let (top, bottom) = (
      table.contentOffset.y + table.adjustedContentInset.top,
      table.contentOffset.y + 852 - table.adjustedContentInset.bottom
    )
    switch position {
    case .top: #expect(row.minY == top)
    // The offset is rounded to pixels.
    case .middle: #expect(abs(row.midY - (top + bottom) / 2) < 0.167)
    default: #expect(row.maxY == bottom)
    }
    _ = stage
  }
}

final class CountingCell: UITableViewCell {
  var preparations = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

private final class RegisteredSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "counting", for: indexPath)
  }
}

/// Rows with the height of their text.
private final class SelfSizingSource: NSObject, UITableViewDataSource {
  var text = "one line"
  var count = 3

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
    ])
    return cell
  }
}

/// Rows with text fields.
private final class FieldSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let cell = tableView.dequeueReusableCell(withIdentifier: "field") { return cell }
    let cell = UITableViewCell(style: .default, reuseIdentifier: "field")
    cell.contentView.addSubview(UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34)))
    return cell
  }
}
