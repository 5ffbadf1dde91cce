import UIKit

/// A table of rows that perform an action.
class RowsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  struct Row {
    var title: String
    var detail: String
    var action: () -> Void
  }

  let table = UITableView(frame: .zero, style: .grouped)
  var sections: [(title: String, rows: [Row])] = [] { didSet { table.reloadData() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.detailTextLabel?.numberOfLines = 0
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    sections[indexPath.section].rows[indexPath.row].action()
  }

  /// Shares text as a file.
  func share(_ text: String, fileName: String, from item: UIBarButtonItem?) {
    let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(fileName)
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      return show("Cannot write \(fileName)", "\(error)")
    }
    let sharing = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sharing.popoverPresentationController?.barButtonItem = item
    present(sharing, animated: true)
  }

  func show(_ title: String, _ message: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
