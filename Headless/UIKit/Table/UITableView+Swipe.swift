public import Foundation
import HeadlessEnumerations

// Finger movements do not reveal actions here, so there is a function that simulates the user's swipe.
extension UITableView {
  /// Swipes a row to the left or to the right, as the user would, and shows its actions.
  ///
  /// The buttons are in front of the row until one of them has been performed, or until the user touches another part
  /// of the table.
  ///
  /// - Parameters:
  ///   - indexPath: A visible row.
  ///   - direction: The direction, `.left` or `.right`.
  ///   - isFull: Whether the finger moves across the whole row, which performs the first action.
  /// - Returns: Whether the row has actions at that end.
  @discardableResult public func headlessSwipe(
    rowAt indexPath: IndexPath, toward direction: UISwipeGestureRecognizer.Direction, isFull: Bool = false
  ) -> Bool {
    layoutIfNeeded()
    swipeActions?.end()
    guard let cell = cellForRow(at: indexPath), dataSource?.tableView(self, canEditRowAt: indexPath) ?? false else {
      return false
    }
    let isAtRight = direction == .left
    let isTrailing = isAtRight == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let configuration =
      isTrailing
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    guard let configuration, !configuration.actions.isEmpty else { return false }
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    let actions = SwipeActions(configuration, in: cell, isAtRight: isAtRight) { [weak self] in
      guard let self else { return }
      let path = swipeActions?.path
      swipeActions = nil
      delegate?.tableView(self, didEndEditingRowAt: path)
    }
    actions.path = indexPath
    swipeActions = actions
    if isFull, configuration.performsFirstActionWithFullSwipe { actions.performFirst() }
    return true
  }

  /// Deletes a row, as if the user swiped it and tapped Delete.
  ///
  /// The table must not have its own swipe actions.
  ///
  /// - Returns: Whether the data source and the delegate let the user delete the row.
  @discardableResult public func headlessDelete(rowAt indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard let dataSource, metrics.contains(indexPath), dataSource.tableView(self, canEditRowAt: indexPath),
      delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete == .delete
    else { return false }
    dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
    return true
  }
}
