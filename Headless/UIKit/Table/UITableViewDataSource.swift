public import Foundation

/// The data source of a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  @discardableResult func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell for a row that becomes visible.
  @discardableResult func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections; 1 by default.
  @_documentation(visibility: internal)
  @discardableResult func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title of a section's header.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title of a section's footer.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether the user can edit a row; true by default.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Deletes or inserts a row, because the user has requested it.
  @_documentation(visibility: internal)
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  )

  /// Whether the user can move a row; false by default.
  ///
  /// In UIKit, a data source that implements `tableView(_:moveRowAt:to:)` can omit this method.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called when the user has moved a row.
  @_documentation(visibility: internal)
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Returns the titles of the table's index; nil for no index.
  @_documentation(visibility: internal)
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section for a title in the table's index.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

// Requirements that are optional in Objective-C have default implementations here.
extension UITableViewDataSource {
  @_documentation(visibility: internal)
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  @_documentation(visibility: internal)
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }

  @_documentation(visibility: internal)
  @discardableResult public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  @_documentation(visibility: internal)
  @discardableResult public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  @_documentation(visibility: internal)
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  @_documentation(visibility: internal)
  @discardableResult public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  @_documentation(visibility: internal)
  @discardableResult public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
