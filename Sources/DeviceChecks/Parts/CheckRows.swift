#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// The data source and the delegate of a table with 50 rows of 44 points.
  final class CheckRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// Configures a cell before it is shown.
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var onSelect: () -> Void = {}
    var onScroll: () -> Void = {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      configure(cell, indexPath)
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect() }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
  }
#endif
