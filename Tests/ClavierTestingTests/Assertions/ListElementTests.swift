import Clavier
import Foundation
import Testing
import UIKit

@testable import ClavierTesting

/// Inputs that a list creates outside of its own rows.
@MainActor
struct ListElementTests {
  /// A table above the keyboard.
  private final class Sections: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    var counts: [Int] = []
    var identifier = "row"
    var fill: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var header: (Int) -> UIView? = { _ in nil }
    var footer: (Int) -> UIView? = { _ in nil }

    init(style: UITableView.Style = .plain) {
      table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 400), style: style)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.rowHeight = 120
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      table.delegate = self
      view.addSubview(table)
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      fill(cell, indexPath)
      return cell
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header(section) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer(section) }
  }

  /// A view with a collection view that scrolls sideways.
  private final class Shelf: UIView, UICollectionViewDataSource {
    private let name: String

    init(_ name: String) {
      self.name = name
      super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 300, height: 100)
      let list = UICollectionView(frame: bounds, collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      list.dataSource = self
      addSubview(list)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      addField("\(name), \(indexPath.item)", to: cell.contentView)
      return cell
    }
  }

  /// A collection view whose sections have headers.
  private final class Groups: UIViewController, UICollectionViewDataSource {
    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 393, height: 150)
      layout.headerReferenceSize = CGSize(width: 393, height: 60)
      let list = UICollectionView(frame: CGRect(x: 0, y: 60, width: 393, height: 400), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      list.register(
        UICollectionViewCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      list.dataSource = self
      view.addSubview(list)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 8 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      section.isMultiple(of: 3) ? 0 : 2
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      addField("\(indexPath.section), \(indexPath.item)", to: cell.contentView)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let header = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      addField("header \(indexPath.section)", to: header)
      return header
    }
  }

  private static func addField(_ name: String, to view: UIView) {
    let field = view.subviews.lazy.compactMap { $0 as? UITextField }.first ?? UITextField()
    field.frame = CGRect(x: 20, y: 5, width: 200, height: 40)
    field.accessibilityIdentifier = name
    view.addSubview(field)
  }

  /// Checks that exactly these inputs are found, and that each is reported as visible.
  private func expectInputs(_ names: [String], in screen: () -> UIViewController) throws {
    let trial = try InputTrial(searching: screen, in: TrialConfiguration(device: .standard, orientation: .portrait))
    #expect(trial.inputs.map(\.name).sorted() == names.sorted())
    for keyboard in [TestedKeyboard(kind: .text), TestedKeyboard(kind: .numberPad)] {
      var verdicts: [InputTrial.Verdict] = []
      trial.run([keyboard]) { verdict, _ in verdicts.append(verdict) }
      #expect(verdicts.map(\.input).sorted() == names.sorted())
      #expect(verdicts.allSatisfy { $0.wasChecked && $0.explanation == nil }, "\(verdicts)")
    }
  }

  private func cell(_ name: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 393, height: 60)
    Self.addField(name, to: cell.contentView)
    return cell
  }

  @Test func `tests a cell that is the header of a table`() throws {
    try expectInputs(["header", "0"]) {
      let screen = Sections()
      screen.counts = [1]
      screen.fill = { cell, path in Self.addField("\(path.row)", to: cell.contentView) }
      screen.table.tableHeaderView = cell("header")
      return screen
    }
  }

  /// The view of a header or a footer.
  enum PartView: CaseIterable {
    case headerFooterView, plainView, cell
  }

  @Test(arguments: PartView.allCases, [UITableView.Style.plain, .grouped])
  func `tests the header and the footer of each section once`(kind: PartView, style: UITableView.Style) throws {
    func part(_ name: String) -> UIView {
      switch kind {
      case .headerFooterView:
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        Self.addField(name, to: view.contentView)
        return view
      case .plainView:
        let view = UIView()
        Self.addField(name, to: view)
        return view
      case .cell: return cell(name)
      }
    }
    let counts = [2, 0, 5, 1, 0, 3]
    let rows = counts.enumerated().flatMap { section, count in (0..<count).map { "\(section), \($0)" } }
    let parts = counts.indices.flatMap { ["header \($0)", "footer \($0)"] }
    try expectInputs(rows + parts) {
      let screen = Sections(style: style)
      screen.counts = counts
      screen.fill = { cell, path in Self.addField("\(path.section), \(path.row)", to: cell.contentView) }
      screen.header = { part("header \($0)") }
      screen.footer = { part("footer \($0)") }
      return screen
    }
  }

  @Test func `tests the headers of a collection view`() throws {
    let items = (0..<8).filter { !$0.isMultiple(of: 3) }.flatMap { ["\($0), 0", "\($0), 1"] }
    try expectInputs(items + (0..<8).map { "header \($0)" }) { Groups() }
  }

  @Test func `tests each item of the lists in rows`() throws {
    let names = (0..<6).flatMap { row in ["row \(row)"] + (0..<4).map { "shelf \(row), \($0)" } }
    try expectInputs(names) {
      let screen = Sections()
      screen.counts = [6]
      screen.fill = { cell, path in
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        if path.row != 5 { cell.contentView.addSubview(Shelf("shelf \(path.row)")) }
        let field = namedField("row \(path.row)")
        field.frame = CGRect(x: 20, y: 75, width: 200, height: 40)
        cell.contentView.addSubview(field)
        if path.row == 5 { cell.contentView.addSubview(Shelf("shelf \(path.row)")) }
      }
      return screen
    }
  }

  /// `index` is the position at which rows are inserted after the first input has been edited.
  @Test(arguments: [0, 1, 3])
  func `inputs count as the same if rows are inserted before them`(index: Int) throws {
    let delegate = FieldDelegate()
    var names = ["a", "b", "c"]
    let trial = try InputTrial(
      searching: {
        let screen = Sections()
        screen.counts = [3]
        screen.fill = { cell, path in
          let name = names[path.row]
          Self.addField(name, to: cell.contentView)
          let field = cell.contentView.subviews.first as? UITextField
          field?.delegate = name == "a" ? delegate : nil
          // A message has no input.
          field?.isHidden = name == "message"
        }
        delegate.onEnd = { [weak screen] _ in
          guard let screen, names.count == 3 else { return }
          names.insert(contentsOf: ["message", "new"], at: index)
          screen.counts = [5]
          screen.table.reloadData()
        }
        return screen
      }, in: TrialConfiguration(device: .standard, orientation: .portrait))
    var tested: [String?] = []
    var verdicts: [InputTrial.Verdict] = []
    trial.run([TestedKeyboard(kind: .text), TestedKeyboard(kind: .emoji)]) { [window = trial.window] verdict, _ in
      tested.append(window.frontTextInputs.first(where: \.isFirstResponder)?.accessibilityIdentifier)
      verdicts.append(verdict)
    }
    #expect(verdicts.map(\.input) == ["a", "b", "c", "new", "a", "b", "c", "new"])
    #expect(tested == verdicts.map(\.input))
    #expect(verdicts.allSatisfy { $0.wasChecked && $0.explanation == nil }, "\(verdicts)")
  }

  @Test func `a row that replaces another row counts as a new input`() throws {
    let delegate = FieldDelegate()
    var names = ["country", "ZIP"]
    let results = try verdicts {
      let screen = Sections()
      screen.counts = [2]
      screen.fill = { cell, path in
        Self.addField(names[path.row], to: cell.contentView)
        (cell.contentView.subviews.first as? UITextField)?.delegate = path.row == 0 ? delegate : nil
      }
      delegate.onEnd = { [weak screen] _ in
        names = ["country", "postcode", "city"]
        screen?.counts = [3]
        screen?.table.reloadData()
      }
      return screen
    }
    #expect(
      results.filter(\.wasChecked).map(\.input) == ["country", "postcode", "city", "country", "postcode", "city"])
  }

  @Test func `tests a row that is an input itself`() throws {
    final class CodeCell: UITableViewCell, UIKeyInput {
      var hasText: Bool { false }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) {}
      func deleteBackward() {}
    }
    try expectInputs(["0", "1", "2", "3", "4", "5"]) {
      let screen = Sections()
      screen.counts = [6]
      screen.table.register(CodeCell.self, forCellReuseIdentifier: "code")
      screen.identifier = "code"
      screen.fill = { cell, path in cell.accessibilityIdentifier = "\(path.row)" }
      return screen
    }
  }
}
