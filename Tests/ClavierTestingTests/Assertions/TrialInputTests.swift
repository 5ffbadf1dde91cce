import Clavier
import Foundation
import Testing
import UIKit

@testable import ClavierTesting

@MainActor
struct TrialInputTests {
  /// A table with one field in each row.
  private final class Rows: UITableViewController {
    let count: Int
    let estimate: CGFloat
    let tallRow: CGFloat
    var made = 0

    /// Creates a table whose rows are alternately 60 and `tallRow` points tall.
    init(count: Int, estimate: CGFloat = 0, tallRow: CGFloat = 60) {
      (self.count, self.estimate, self.tallRow) = (count, estimate, tallRow)
      super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 60
      tableView.estimatedRowHeight = estimate
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let header = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      header.accessibilityIdentifier = "header"
      tableView.tableHeaderView = header
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row.isMultiple(of: 2) ? 60 : tallRow
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      made += 1
      let field =
        cell.contentView.subviews.first as? UITextField
        ?? UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
      field.accessibilityIdentifier = "row \(indexPath.row)"
      cell.contentView.addSubview(field)
      return cell
    }
  }

  private let configuration = TrialConfiguration(device: .standard, orientation: .portrait)

  @Test func `tests each row that is off the screen once and in order`() throws {
    let trial = try InputTrial(searching: { Rows(count: 40) }, in: configuration)
    #expect(trial.inputs.map(\.name) == ["header"] + (0..<40).map { "row \($0)" })
    let table = try #require(trial.controller.view as? UITableView)
    #expect(table.contentOffset.y == -59, "the scroll position is restored")
  }

  @Test(arguments: [5, 60, 230, 1000] as [CGFloat], [400, 2000] as [CGFloat])
  func `tests each row of a table that estimates their heights`(estimate: CGFloat, tallRow: CGFloat) throws {
    let trial = try InputTrial(searching: { Rows(count: 40, estimate: estimate, tallRow: tallRow) }, in: configuration)
    #expect(trial.inputs.map(\.name) == ["header"] + (0..<40).map { "row \($0)" })
    for input in trial.inputs {
      let verdict = trial.check(input, under: TestedKeyboard(kind: .text))
      #expect(verdict == InputTrial.Verdict(input: input.name, coveredLength: 0, explanation: nil))
    }
  }

  @Test(.under([.numberPadIsPopover]))
  func `ignores an input that is scrolled out of sight and shows no keyboard`() throws {
    let form = UIViewController()
    let scrollView = UIScrollView()
    let fields = [80, 3000, 3050].map { UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 34)) }
    form.view.addSubview(scrollView)
    scrollView.frame = form.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 200, height: 4000)
    for field in fields {
      field.accessibilityIdentifier = "\(field.frame.minY)"
      scrollView.addSubview(field)
    }
    let pad = try TrialConfiguration(device: #require(Device.named("iPad (10th generation)")), orientation: .portrait)
    let trial = try InputTrial(searching: { form }, in: pad)
    var verdicts: [InputTrial.Verdict] = []
    // Every other number pad is a popover: with the first keyboard, the pads of the first and third fields, and with
    // the second keyboard, the pad of the second field.
    trial.run(Array(repeating: TestedKeyboard(kind: .numberPad), count: 2)) { verdict, _ in verdicts.append(verdict) }
    #expect(verdicts.map(\.wasChecked) == [true, true, false, true, false, true])
    #expect(verdicts.map { $0.explanation == nil } == [true, false, true, true, true, false])
  }

  @Test func `scrolls to each row and tests the row's own field`() throws {
    let trial = try InputTrial(searching: { Rows(count: 40) }, in: configuration)
    for input in trial.inputs {
      let verdict = trial.check(input, under: TestedKeyboard(kind: .text))
      #expect(verdict == InputTrial.Verdict(input: input.name, coveredLength: 0, explanation: nil))
    }
  }

  @Test func `a row that stays under the keyboard fails`() {
    let messages = VisibilityAssertion(keyboards: [.text], host: .standard).failures(
      of: {
        let screen = UIViewController()
        let rows = Rows(count: 40)
        screen.addChild(rows)
        // A table view controller avoids the keyboard in its table. This controller does not.
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        table.rowHeight = 60
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        screen.view.addSubview(table)
        return screen
      }, in: [configuration])
    #expect(messages.contains { $0.hasPrefix("row 39: ") })
  }

  @Test func `tests the beginning of a very long list`() throws {
    let trial = try InputTrial(searching: { Rows(count: 5000) }, in: configuration)
    let names = trial.inputs.map(\.name)
    #expect(names.count > 500 && names.count < 1000)
    #expect(names.dropFirst() == ArraySlice((0..<names.count - 1).map { "row \($0)" }))
  }

  @Test func `tests items that are side by side`() throws {
    final class Items: UIViewController, UICollectionViewDataSource {
      override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 300, height: 100)
        let list = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: 100), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        list.dataSource = self
        view.addSubview(list)
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        let field =
          cell.contentView.subviews.first as? UITextField
          ?? UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
        field.accessibilityIdentifier = "item \(indexPath.item)"
        cell.contentView.addSubview(field)
        return cell
      }
    }
    let trial = try InputTrial(searching: { Items() }, in: configuration)
    #expect(trial.inputs.map(\.name) == (0..<9).map { "item \($0)" })
    #expect(trial.inputs.allSatisfy { trial.check($0, under: TestedKeyboard(kind: .text)).explanation == nil })
  }
}
