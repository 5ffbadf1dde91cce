import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Lists whose cells get their actual heights when they appear.
@MainActor struct AvoiderSelfSizingTests {
  /// A table whose rows are taller than estimated, with a field below the rows.
  private final class Screen: UIViewController, UITableViewDataSource {
    let table: UITableView
    let field = UITextField(frame: CGRect(x: 16, y: 10, width: 200, height: 34))
    private let rowHeight: CGFloat

    init(_ style: UITableView.Style, rowHeight: CGFloat) {
      self.rowHeight = rowHeight
      table = UITableView(frame: .zero, style: style)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.estimatedRowHeight = 44
      table.dataSource = self
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      footer.addSubview(field)
      table.tableFooterView = footer
      view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: rowHeight),
      ])
      return cell
    }
  }

  @Test(
    "returns a table to its top, although rows have got their heights while the avoider scrolled",
    arguments: [UITableView.Style.plain, .insetGrouped], [90, 120] as [CGFloat])
  func table(style: UITableView.Style, rowHeight: CGFloat) throws {
    let screen = Screen(style, rowHeight: rowHeight)
    let stage = try AvoiderStage(screen)
    let offset = screen.table.contentOffset.y
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(screen.field) == 0 && screen.table.contentOffset.y > offset)
    stage.endEditing()
    #expect(screen.table.contentOffset.y == offset)
  }

  @Test(
    "counts a movement of a growing list as the avoider's, unless a finger or the app has scrolled the list",
    arguments: [
      (isHeld: false, scrolledBefore: 0, amount: 76), (isHeld: true, scrolledBefore: 0, amount: 30),
      (isHeld: false, scrolledBefore: 100, amount: 30),
    ] as [(isHeld: Bool, scrolledBefore: CGFloat, amount: CGFloat)])
  func attribution(isHeld: Bool, scrolledBefore: CGFloat, amount: CGFloat) throws {
    let controller = UIViewController()
    let stage = try AvoiderStage(controller)
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    controller.view.addSubview(table)
    controller.view.layoutIfNeeded()
    table.contentSize.height = 2000
    let applier = PlanApplier()
    applier.ledger.set(30, of: .scrolled, in: table)
    if isHeld {
      HeadlessTouches.began(at: CGPoint(x: 100, y: 300))
      for step in 1...3 { HeadlessTouches.moved(to: CGPoint(x: 100, y: 300 - CGFloat(step) * 20)) }
      // From here on, only the finger holds the list.
      applier.ledger.set(0, of: .scrolled, in: table)
      applier.ledger.set(30, of: .scrolled, in: table)
    }
    table.contentOffset.y += scrolledBefore
    let heights = applier.contentHeightsOfLists(in: [table])
    table.contentSize.height = 2500
    table.contentOffset.y += 46
    applier.attributeSelfSizing(of: [table], since: heights)
    #expect(applier.ledger.amount(of: .scrolled, in: table) == amount && table.isDragging == isHeld)
    withExtendedLifetime(stage) {}
  }
}
