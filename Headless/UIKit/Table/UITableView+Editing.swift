public import Foundation

// Finger movements do not drag rows here, so there is a function that moves a row.
extension UITableView {
  /// Whether the table is in editing mode.
  @_documentation(visibility: internal)
  public var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves the editing mode, in which rows are indented and cannot be selected.
  @_documentation(visibility: internal)
  public func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing.isEditing else { return }
    self.editing.isEditing = editing
    if editing, !allowsSelectionInCurrentMode {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
    }
    let change = {
      for (path, cell) in self.cells { self.showEditing(of: cell, at: path, animated: animated) }
    }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
  }

  /// Whether rows can be selected in editing mode.
  @_documentation(visibility: internal)
  public var allowsSelectionDuringEditing: Bool {
    get { editing.allowsSelection }
    set { editing.allowsSelection = newValue }
  }

  /// Whether several rows can be selected in editing mode.
  @_documentation(visibility: internal)
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { editing.allowsMultipleSelection }
    set { editing.allowsMultipleSelection = newValue }
  }

  var allowsSelectionInCurrentMode: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var allowsMultipleSelectionInCurrentMode: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    // Rows that can be selected in editing mode have a circle instead of a button.
    cell.tableEditingStyle = canEdit ? (allowsMultipleSelectionDuringEditing ? .insert : style) : .none
    guard cell.isEditing != isEditing || isEditing else { return }
    cell.setEditing(isEditing, animated: animated)
    cell.layoutIfNeeded()
  }

  /// Moves a row, as if the user dragged it in editing mode.
  ///
  /// - Returns: Whether the data source lets the user move the row.
  @discardableResult public func headlessMove(rowAt indexPath: IndexPath, to proposed: IndexPath) -> Bool {
    layoutIfNeeded()
    guard isEditing, let dataSource, metrics.contains(indexPath),
      dataSource.tableView(self, canMoveRowAt: indexPath)
    else { return false }
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: proposed) ?? proposed
    dataSource.tableView(self, moveRowAt: indexPath, to: target)
    moveRow(at: indexPath, to: target)
    return true
  }
}

/// The editing mode of a table.
struct TableEditing {
  var isEditing = false
  var allowsSelection = false
  var allowsMultipleSelection = false
}

// The requirements are optional in UIKit.
@_documentation(visibility: internal)
extension UITableViewDataSource {
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

@_documentation(visibility: internal)
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedHeightOfRow
  }
}
