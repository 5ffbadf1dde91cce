import Foundation
import HeadlessEnumerations

// Touches on rows.
extension UITableView {
  /// Handles a touch that began on a view without a gesture of its own.
  func beginTouch(_ touch: UITouch?) {
    // The touch only closes the actions.
    if let swipeActions { return swipeActions.end() }
    guard let view = touch?.view, let cell = cell(around: view), let path = indexPath(for: cell) else { return }
    guard allowsSelectionInCurrentMode, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    touchedPath = path
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Returns the cell that contains a view, unless another scroll view is between them.
  private func cell(around view: UIView) -> UITableViewCell? {
    for current in sequence(first: view, next: \.superview) {
      if let cell = current as? UITableViewCell { return cell.superview === self ? cell : nil }
      if current is UIScrollView { return nil }
    }
    return nil
  }

  func cancelTouch() {
    guard let path = touchedPath else { return }
    touchedPath = nil
    cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  func endTouch() {
    guard let path = touchedPath else { return }
    cancelTouch()
    guard metrics.contains(path) else { return }
    if allowsMultipleSelectionInCurrentMode, selectedPaths.contains(path) { return deselectByTouch(path) }
    let asked = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen = asked else { return }
    if !allowsMultipleSelectionInCurrentMode {
      for old in selectedPaths where old != chosen { deselectByTouch(old) }
    }
    // A row that the delegate did not let the user deselect stays selected. Apple does not document whether the new row
    // is then selected too.
    add(chosen, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func deselectByTouch(_ path: IndexPath) {
    let asked = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let chosen = asked else { return }
    deselectRow(at: chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  func setSelection(_ path: IndexPath?, animated: Bool) {
    if !allowsMultipleSelectionInCurrentMode || path == nil {
      for old in selectedPaths where old != path { deselectRow(at: old, animated: animated) }
    }
    if let path { add(path, animated: animated) }
  }

  private func add(_ path: IndexPath, animated: Bool) {
    guard !selectedPaths.contains(path) else { return }
    selectedPaths.append(path)
    cells[path]?.setSelected(true, animated: animated)
  }
}
