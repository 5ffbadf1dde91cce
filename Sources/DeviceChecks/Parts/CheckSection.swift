#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// The data source and the delegate of a table with 50 rows below one header.
  final class CheckSection: NSObject, UITableViewDataSource, UITableViewDelegate {
    let header = UIView()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  }
#endif
