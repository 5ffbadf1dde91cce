/// A cell for the items of a list.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The number of levels by which the content is indented.
  open var indentationLevel = 0

  /// Returns the configuration of a row, without content.
  @discardableResult open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
