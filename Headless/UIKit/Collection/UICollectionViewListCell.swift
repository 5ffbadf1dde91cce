import Foundation

/// A cell for the items of a list.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The number of levels by which the content is indented.
  open var indentationLevel = 0

  /// Returns the configuration of a row, without content.
  @discardableResult open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private let separator = UIView()
  /// Whether the list shows a separator below the cell.
  var hasSeparator = false { didSet { if hasSeparator != oldValue { setNeedsLayout() } } }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard hasSeparator else { return separator.removeFromSuperview() }
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    if separator.superview !== self { addSubview(separator) }
    let (height, inset) = (1 / max(traitCollection.displayScale, 1), Self.separatorInset)
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    separator.frame = CGRect(
      x: isFlipped ? 0 : inset, y: bounds.height - height, width: max(0, bounds.width - inset), height: height)
  }

  /// The distance between the leading edge and the separator, in points.
  private static let separatorInset: CGFloat = 16
}
