import Foundation
import Testing
import UIKit

/// The labels of tables follow the text size that the user has chosen.
@MainActor @Suite("Text sizes in tables") struct TableTextSizeTests {
  private func stage(
    _ style: UITableView.Style, _ source: TableSource
  ) -> (stage: TableStage, table: UITableView) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: style)
    table.dataSource = source
    return (TableStage(table), table)
  }

  private func choose(_ category: UIContentSizeCategory) {
    HeadlessAccessibility.preferredContentSizeCategory = category
    HeadlessWorld.updateCycle()
  }

  private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("The label of a default cell has the body style, and its row grows with it")
  func rows() throws {
    let (stage, table) = stage(.plain, TableSource([["a", "b", "c"]]))
    defer { HeadlessAccessibility.reset() }
    let label = try #require(table.cellForRow(at: row(1))?.textLabel)
    #expect(label.font.pointSize == 17 && label.adjustsFontForContentSizeCategory)
    #expect(table.rectForRow(at: row(1)).height == 44)
    choose(.accessibilityExtraLarge)
    #expect(label.font.pointSize == 40)
    let rect = table.rectForRow(at: row(1))
    #expect(rect.height > 65 && rect.minY == rect.height && table.contentSize.height == 3 * rect.height)
    #expect(table.cellForRow(at: row(1))?.frame == rect && label.frame.height == rect.height)
    choose(.large)
    #expect(label.font.pointSize == 17 && table.rectForRow(at: row(1)).minY == 44)
    _ = stage
  }

  @Test(
    "A cell that is created after the text size changes has the larger font, and a fixed row height does not change")
  func fixedHeight() throws {
    let source = TableSource([(0..<40).map(String.init)])
    let (stage, table) = stage(.plain, source)
    defer { HeadlessAccessibility.reset() }
    choose(.accessibilityMedium)
    stage.scroll(table, to: 600)
    let cell = try #require(table.visibleCells.last)
    #expect(cell.textLabel?.font.pointSize == 28 && cell.frame.height > 50)
    table.rowHeight = 44
    table.reloadData()
    HeadlessWorld.updateCycle()
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 44 && $0.textLabel?.font.pointSize == 28 })
  }

  @Test(
    "Each style has the fonts of its labels, and the detail moves below the text with accessibility sizes",
    arguments: [
      (.value1, 17, 17, 40, 40), (.value2, 12, 15, 32, 36), (.subtitle, 17, 12, 40, 32),
    ] as [(UITableViewCell.CellStyle, CGFloat, CGFloat, CGFloat, CGFloat)])
  func styles(
    style: UITableViewCell.CellStyle, text: CGFloat, detail: CGFloat, largeText: CGFloat, largeDetail: CGFloat
  ) throws {
    HeadlessWorld.reset()
    defer { HeadlessAccessibility.reset() }
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    let screen = Screen()
    screen.view.addSubview(cell)
    let labels = try [#require(cell.textLabel), #require(cell.detailTextLabel)]
    (labels[0].text, labels[1].text) = ("Name", "Ada")
    HeadlessWorld.updateCycle()
    #expect(labels.map(\.font.pointSize) == [text, detail])
    #expect((labels[0].frame.maxY <= labels[1].frame.minY) == (style == .subtitle))
    choose(.accessibilityExtraLarge)
    cell.frame.size.height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
    cell.layoutIfNeeded()
    #expect(labels.map(\.font.pointSize) == [largeText, largeDetail])
    #expect(labels[0].frame.maxY <= labels[1].frame.minY && labels[1].frame.maxY <= cell.bounds.height)
  }

  @Test(
    "The titles of sections grow, and the headers and footers grow with them",
    arguments: [UITableView.Style.plain, .grouped])
  func titles(style: UITableView.Style) throws {
    let source = TableSource([["a"], ["b"]])
    (source.titles, source.footers) = (["Account", "Other"], ["At the end", nil])
    let (stage, table) = stage(style, source)
    defer { HeadlessAccessibility.reset() }
    let header = try #require(table.headerView(forSection: 0))
    let footer = try #require(table.footerView(forSection: 0))
    let size: CGFloat = style == .plain ? 17 : 13
    let (top, bottom) = (header.frame.height, footer.frame.height)
    #expect([header, footer].allSatisfy { $0.textLabel?.font.pointSize == size })
    choose(.accessibilityExtraLarge)
    // The leading of the headline style grows from 22 to 48 points.
    let large: CGFloat = style == .plain ? 37 : 33
    #expect([header, footer].allSatisfy { $0.textLabel?.font.pointSize.rounded() == large })
    for (view, before) in [(header, top), (footer, bottom)] {
      let label = try #require(view.textLabel)
      #expect(view.frame.height > before + 10 && label.frame.minY >= 0 && label.frame.maxY <= view.bounds.height)
    }
    #expect(table.rectForRow(at: row(0)).minY == header.frame.maxY)
    choose(.large)
    #expect(header.frame.height == top && footer.frame.height == bottom)
    _ = stage
  }

  @Test("A registered header measures its own label")
  func registered() throws {
    HeadlessWorld.reset()
    defer { HeadlessAccessibility.reset() }
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    let screen = Screen()
    screen.view.addSubview(header)
    header.textLabel?.text = "Account"
    let before = header.sizeThatFits(CGSize(width: 320, height: 0)).height
    choose(.accessibilityExtraLarge)
    #expect(header.textLabel?.font.pointSize == 33)
    #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height > before + 20)
  }
}
