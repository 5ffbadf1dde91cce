import Foundation
import Testing
import UIKit

@MainActor @Suite("Swipe actions of tables") struct TableSwipeTests {
  final class Mail: UITableViewController {
    var rows = ["Ada", "Charles", "Mary"]
    var log: [String] = []
    /// Calls the completion of the action that was performed last.
    var finish: ((Bool) -> Void)?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] action, view, finish in
        self?.log.append("delete \(indexPath.row)")
        #expect(view.backgroundColor == .systemRed && action.style == .destructive)
        self?.rows.remove(at: indexPath.row)
        self?.tableView.deleteRows(at: [indexPath], with: .automatic)
        finish(true)
      }
      let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, finish in
        self?.log.append("flag \(indexPath.row)")
        self?.finish = finish
      }
      flag.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  private func buttons(in view: UIView?) -> [UIButton] {
    (view?.subviews ?? []).flatMap { [$0 as? UIButton].compactMap(\.self) + buttons(in: $0) }
  }

  @Test("The end of a swipe reports the row's new index path after other rows were inserted")
  func insertion() throws {
    let mail = Mail(style: .plain)
    let stage = TableStage(showing: mail)
    #expect(mail.tableView.headlessSwipe(rowAt: IndexPath(row: 1, section: 0), toward: .left))
    mail.rows.insert("Grace", at: 0)
    mail.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    HeadlessWorld.updateCycle()
    stage.tap(try #require(mail.tableView.cellForRow(at: IndexPath(row: 0, section: 0))))
    #expect(mail.log == ["begin 1", "end 2"])
  }

  @Test("A swipe shows the buttons of a row, the first one outermost, until one is performed")
  func buttonsOfRow() throws {
    let mail = Mail(style: .plain)
    let stage = TableStage(showing: mail)
    let path = IndexPath(row: 1, section: 0)
    #expect(!mail.tableView.headlessSwipe(rowAt: path, toward: .right), "there are no leading actions")
    #expect(
      !mail.tableView.headlessSwipe(rowAt: IndexPath(row: 2, section: 0), toward: .left), "the row cannot be edited")
    #expect(mail.log == [])
    #expect(mail.tableView.headlessSwipe(rowAt: path, toward: .left))
    HeadlessWorld.updateCycle()
    let cell = try #require(mail.tableView.cellForRow(at: path))
    let shown = buttons(in: cell)
    #expect(shown.map(\.currentTitle) == ["Delete", "Flag"])
    #expect(shown.map { $0.convert($0.bounds, to: cell).maxX } == [393, 319])
    #expect(shown.map(\.backgroundColor) == [.systemRed, .systemOrange])
    stage.tap(shown[1])
    #expect(mail.log == ["begin 1", "flag 1"] && !buttons(in: cell).isEmpty, "the action has not been completed")
    mail.finish?(true)
    #expect(mail.log == ["begin 1", "flag 1", "end 1"] && buttons(in: cell).isEmpty)
  }

  @Test("A full swipe performs the first action, and a touch elsewhere only closes the actions")
  func fullSwipe() throws {
    let mail = Mail(style: .plain)
    let stage = TableStage(showing: mail)
    let path = IndexPath(row: 0, section: 0)
    mail.tableView.headlessSwipe(rowAt: path, toward: .left, isFull: true)
    #expect(mail.log == ["begin 0", "delete 0", "end nil"] && mail.rows == ["Charles", "Mary"])
    HeadlessWorld.updateCycle()
    #expect(mail.tableView.cellForRow(at: path)?.textLabel?.text == "Charles")
    mail.log = []
    mail.tableView.headlessSwipe(rowAt: path, toward: .left)
    stage.tap(try #require(mail.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
    #expect(mail.log == ["begin 0", "end 0"], "the touch selects nothing")
    stage.tap(try #require(mail.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
    #expect(mail.log == ["begin 0", "end 0", "select 1"])
  }

  @Test("A table without actions of its own deletes the rows that can be edited")
  func deletes() {
    let mail = Mail(style: .plain)
    let stage = TableStage(showing: mail)
    #expect(mail.tableView.headlessDelete(rowAt: IndexPath(row: 1, section: 0)))
    #expect(!mail.tableView.headlessDelete(rowAt: IndexPath(row: 2, section: 0)))
    #expect(!mail.tableView.headlessDelete(rowAt: IndexPath(row: 9, section: 0)))
    #expect(mail.log == ["commit 1 1"])
    _ = stage
  }

  @Test("In a right-to-left layout, a swipe to the right shows the trailing actions at the left")
  func rightToLeft() throws {
    let mail = Mail(style: .plain)
    let stage = TableStage(showing: mail)
    mail.tableView.semanticContentAttribute = .forceRightToLeft
    let path = IndexPath(row: 0, section: 0)
    #expect(mail.tableView.headlessSwipe(rowAt: path, toward: .right))
    let cell = try #require(mail.tableView.cellForRow(at: path))
    #expect(buttons(in: cell).map { $0.convert($0.bounds, to: cell).minX } == [0, 74])
    _ = stage
  }
}
