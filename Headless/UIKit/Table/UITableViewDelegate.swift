public import Foundation

/// Whom a table asks how it looks, and tells what happens to its rows.
///
/// Every requirement is optional in UIKit. Each has a default here that does what UIKit does when the method is missing.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// How high a row is; `UITableView.automaticDimension` for as high as its content asks.
  @discardableResult func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// How high a header is.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// How high a footer is.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// A view instead of a header's title.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// A view instead of a footer's title.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// A cell is about to be shown.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// A cell is no longer shown.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Whether a row shows that a finger is on it; if not it is not selected either.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// A finger is on a row.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// No finger is on the row any longer.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Which row is selected instead of the tapped one; nil for none.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Which row is deselected instead; nil for none.
  @_documentation(visibility: internal)
  @discardableResult func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// The user has selected a row.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// A row has been deselected because the user selected another one, or tapped it again.
  @_documentation(visibility: internal)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

// What is optional in Objective-C has a default here.
extension UITableViewDelegate {
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
