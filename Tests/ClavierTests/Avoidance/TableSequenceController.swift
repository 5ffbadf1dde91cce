import Foundation
import UIKit

/// Fields in the rows of a table, below a header.
final class TableSequenceController: UIViewController, SequenceScreen, UITableViewDataSource {
  let style: MixedController.Style
  let inputs: [UIView]
  private let table = UITableView(frame: .zero, style: .plain)
  private let header = UIView()
  private let cells: [UITableViewCell]
  private(set) lazy var spacerHeight = header.heightAnchor.constraint(equalToConstant: 20)

  var scrollView: UIScrollView { table }

  init(_ style: MixedController.Style) {
    self.style = style
    let fields = (0..<12).map { _ in UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34)) }
    inputs = fields
    cells = fields.map { field in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(field)
      return cell
    }
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.rowHeight = 80
    table.alwaysBounceVertical = style.bounces
    table.keyboardDismissMode = style.dismissMode
    for subview in [table, header] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      NSLayoutConstraint.activate([
        subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), spacerHeight,
      table.topAnchor.constraint(equalTo: header.bottomAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }
}
