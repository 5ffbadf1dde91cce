import HeadlessEnumerations

extension UITableView {
  /// Requests the height of a visible cell again, in the next layout pass.
  func heightOfCellMayHaveChanged(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !isLayingOut, let path = cells.first(where: { $0.value === cell })?.key
    else { return }
    let height = metrics.sections[path.section].rows[path.row].height
    metrics.setRow(TableSections.Stretch(height: height), at: path)
    setNeedsLayout()
  }
}

extension UICollectionView {
  /// Requests the size of a visible cell again, in the next layout pass.
  func sizeOfCellMayHaveChanged(_ cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, !isLayingOut, let path = indexPath(for: cell) else { return }
    collectionViewLayout.sizeMayHaveChanged(at: path)
    layoutIsInvalid()
  }
}
