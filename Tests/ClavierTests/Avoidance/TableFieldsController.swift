import Foundation
import UIKit

/// A controller with a table of text fields that fills its view.
final class TableFieldsController: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: .zero, style: .plain)
  var count = 40
  private let special: UITableViewCell?
  private let specialRow: Int

  /// Creates a table.
  ///
  /// If `special` is not nil, it is the cell of the given row.
  init(special: UITableViewCell? = nil, row: Int = -1) {
    (self.special, specialRow) = (special, row)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.row == specialRow, let special { return special }
    return tableView.dequeueFieldCell()
  }
}

extension UITableView {
  /// The text field in the last visible row.
  var lastField: UITextField? {
    visibleCells.last?.contentView.subviews.lazy.compactMap { $0 as? UITextField }.first
  }

  /// Returns the text field in a visible row.
  func field(row: Int) -> UITextField? {
    cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first as? UITextField
  }

  /// Returns a cell with a text field.
  func dequeueFieldCell() -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: "field") { return cell }
    let cell = UITableViewCell(style: .default, reuseIdentifier: "field")
    cell.contentView.addSubview(UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34)))
    return cell
  }
}
