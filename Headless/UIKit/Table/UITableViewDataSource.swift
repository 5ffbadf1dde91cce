public import Foundation

/// Whom a table asks what it shows.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  @discardableResult func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row that comes into sight.
  @discardableResult func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are; 1 unless said otherwise.
  @_documentation(visibility: internal)
  @discardableResult func numberOfSections(in tableView: UITableView) -> Int

  /// What stands above a section.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// What stands below a section.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

// What is optional in Objective-C has a default here.
extension UITableViewDataSource {
  @_documentation(visibility: internal)
  @discardableResult public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  @_documentation(visibility: internal)
  @discardableResult public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  @_documentation(visibility: internal)
  @discardableResult public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
