public import Foundation
public import HeadlessEnumerations

/// A controller that manages a table, is its data source and delegate, and avoids the keyboard.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let style: UITableView.Style
  private let avoidance = SystemKeyboardAvoidance()

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  @_documentation(visibility: internal)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Whether the selection is cleared when the table appears.
  @_documentation(visibility: internal)
  open var clearsSelectionOnViewWillAppear = true

  /// The control with which the user refreshes the table.
  @_documentation(visibility: internal)
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  @_documentation(visibility: internal)
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  @_documentation(visibility: internal)
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let tableView else { return }
    avoidance.start(for: tableView)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
  }

  @_documentation(visibility: internal)
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  @_documentation(visibility: internal)
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    avoidance.stop()
  }

  // MARK: Data source and delegate, without rows by default

  @_documentation(visibility: internal)
  @discardableResult open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  @_documentation(visibility: internal)
  @discardableResult open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  @_documentation(visibility: internal)
  @discardableResult open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    preconditionFailure("A table view controller with rows must override tableView(_:cellForRowAt:).")
  }

  @_documentation(visibility: internal)
  @discardableResult open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  @_documentation(visibility: internal)
  @discardableResult open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  @_documentation(visibility: internal)
  @discardableResult open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }

  @_documentation(visibility: internal)
  @discardableResult open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  @_documentation(visibility: internal)
  @discardableResult open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  @_documentation(visibility: internal)
  @discardableResult open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  @_documentation(visibility: internal)
  @discardableResult open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  @_documentation(visibility: internal)
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

  @_documentation(visibility: internal)
  @discardableResult open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  @_documentation(visibility: internal)
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  @_documentation(visibility: internal)
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  @_documentation(visibility: internal)
  @discardableResult open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  @_documentation(visibility: internal)
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  @_documentation(visibility: internal)
  @discardableResult open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  @_documentation(visibility: internal)
  @discardableResult open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  @_documentation(visibility: internal)
  @discardableResult open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  @_documentation(visibility: internal)
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  @_documentation(visibility: internal)
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  @_documentation(visibility: internal)
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  @_documentation(visibility: internal)
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedHeightOfRow
  }

  @_documentation(visibility: internal)
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  @_documentation(visibility: internal)
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  @_documentation(visibility: internal)
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  @_documentation(visibility: internal)
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
