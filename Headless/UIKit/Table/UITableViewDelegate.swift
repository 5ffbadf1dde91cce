public import Foundation

/// The delegate of a table.
///
/// Every requirement is optional in UIKit. Each one has a default implementation in the headless UIKit that does what
/// UIKit does when the method is missing.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row; `UITableView.automaticDimension` selects the height that its content requires.
  @discardableResult func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a header.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a footer.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns a view for a header, instead of its title.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns a view for a footer, instead of its title.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Called when a cell is about to become visible.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called when a cell is no longer visible.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Whether a touch may highlight a row. A row that is not highlighted is not selected either.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called when a touch has highlighted a row.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Called when a row is no longer highlighted.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns the row to select instead of the tapped one; nil for none.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Returns the row to deselect instead of the tapped row; nil for none.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when the user has selected a row.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Returns the actions at the leading end of a row; nil for none.
  @_documentation(visibility: internal)
  @discardableResult func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions at the trailing end of a row; nil for none.
  @_documentation(visibility: internal)
  @discardableResult func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Called when the actions of a row appear.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Called when the actions of a row have disappeared. The index path is nil if the row was deleted.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Returns how the user can edit a row.
  @_documentation(visibility: internal)
  @discardableResult func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

  /// Called when a row was deselected because the user selected a different row or tapped the row again.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns what the menu of a row shows; nil for no menu.
  @_documentation(visibility: internal)
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the part of a row that is highlighted; nil for the whole row.
  @_documentation(visibility: internal)
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called before a menu opens.
  @_documentation(visibility: internal)
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called before a menu closes.
  @_documentation(visibility: internal)
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called when the user has tapped the preview of a menu.
  @_documentation(visibility: internal)
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// Returns the position at which a row that the user drags can be dropped.
  @_documentation(visibility: internal)
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the height of a row until it becomes visible.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the estimated height of a header before it becomes visible.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

  /// Returns the estimated height of a footer before it becomes visible.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
}

// Requirements that are optional in Objective-C have default implementations here.
extension UITableViewDelegate {
  @_documentation(visibility: internal)
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }

  @_documentation(visibility: internal)
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }

  @_documentation(visibility: internal)
  @discardableResult public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  @_documentation(visibility: internal)
  @discardableResult public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  @_documentation(visibility: internal)
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  @_documentation(visibility: internal)
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  @_documentation(visibility: internal)
  @discardableResult public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  @discardableResult public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  @_documentation(visibility: internal)
  @discardableResult public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  @_documentation(visibility: internal)
  @discardableResult public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  @_documentation(visibility: internal)
  @discardableResult public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  @_documentation(visibility: internal)
  @discardableResult public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  @_documentation(visibility: internal)
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

  @_documentation(visibility: internal)
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  @_documentation(visibility: internal)
  @discardableResult public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    true
  }

  @_documentation(visibility: internal)
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  @_documentation(visibility: internal)
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  @_documentation(visibility: internal)
  @discardableResult public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  @_documentation(visibility: internal)
  @discardableResult public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  @_documentation(visibility: internal)
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  @_documentation(visibility: internal)
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}
