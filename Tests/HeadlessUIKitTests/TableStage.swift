import Foundation
import TestSupport
import Testing
import UIKit

/// A window with one view that fills the screen.
@MainActor struct TableStage {
  let window: UIWindow

  init(_ view: UIView) {
    let controller = UIViewController()
    controller.view = view
    self.init(showing: controller)
  }

  init(showing controller: UIViewController) {
    HeadlessWorld.reset()
    window = makeWindow(controller)
    HeadlessWorld.updateCycle()
  }

  func scroll(_ view: UIScrollView, to y: CGFloat) {
    view.contentOffset.y = y
    HeadlessWorld.updateCycle()
  }

  func tap(_ view: UIView) {
    HeadlessTouches.tap(view)
    HeadlessWorld.updateCycle()
  }
}

/// A data source and delegate with rows by section, which logs all calls.
@MainActor final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]]
  var titles: [String?] = []
  var footers: [String?] = []
  var heights: [IndexPath: CGFloat] = [:]
  var refusesHighlight = false
  var refusesDeselection = false
  private(set) var made = 0
  var calls: [String] = []

  init(_ rows: [[String]]) {
    self.rows = rows
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? {
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "row")
      }()
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls.append("shouldHighlight \(indexPath.row)")
    return !refusesHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("didHighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("didUnhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willDeselect \(indexPath.row)")
    return refusesDeselection ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }
}
