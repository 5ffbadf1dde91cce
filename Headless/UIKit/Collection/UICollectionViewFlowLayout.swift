public import Foundation
public import HeadlessEnumerations

/// A layout that arranges items in lines and fills each line.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var ends: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  /// The minimum spacing between lines.
  @_documentation(visibility: internal)
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The minimum spacing between the items of a line.
  @_documentation(visibility: internal)
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The size of items unless the delegate provides one.
  @_documentation(visibility: internal)
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }

  /// The size of items that determine their own size, until they are visible; zero if all items have the size
  /// ``itemSize``.
  @_documentation(visibility: internal)
  open var estimatedItemSize = CGSize.zero {
    didSet {
      fitted = [:]
      invalidateLayout()
    }
  }

  /// An ``estimatedItemSize`` that begins with ``itemSize``.
  @_documentation(visibility: internal)
  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  /// The sizes of the items that have been visible.
  private var fitted: [IndexPath: CGSize] = [:]

  override func itemsDidChange() {
    fitted = [:]
  }

  /// Records the size that a cell prefers, and returns whether it has changed.
  override func didShow(_ cell: UICollectionViewCell, at path: IndexPath) -> Bool {
    guard estimatedItemSize != .zero, fitted[path] == nil else { return false }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    (attributes.frame, attributes.fitting) = (cell.frame, .both)
    let size = cell.preferredLayoutAttributesFitting(attributes).frame.size
    fitted[path] = size
    return abs(size.width - cell.bounds.width) > 0.01 || abs(size.height - cell.bounds.height) > 0.01
  }

  /// Returns the size of an item, given the size from the delegate or from ``itemSize``.
  private func size(of path: IndexPath, given: CGSize) -> CGSize {
    guard estimatedItemSize != .zero else { return given }
    if let fitted = fitted[path] { return fitted }
    return estimatedItemSize == Self.automaticSize || given != itemSize ? given : estimatedItemSize
  }

  /// The scroll direction, to which the lines are perpendicular.
  @_documentation(visibility: internal)
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }

  /// The size of headers.
  ///
  /// Only the length in the scroll direction is used.
  @_documentation(visibility: internal)
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The size of footers.
  ///
  /// Only the length in the scroll direction is used.
  @_documentation(visibility: internal)
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// Whether headers stay visible while their sections are.
  @_documentation(visibility: internal)
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// Whether footers stay visible while their sections are.
  @_documentation(visibility: internal)
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// The positions of the sections in the scroll direction.
  private var extents: [ClosedRange<CGFloat>] = []

  /// Returns the attributes of a header or footer at its visible position.
  private func visible(_ end: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let isHeader = end.representedElementKind == UICollectionView.elementKindSectionHeader
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let collectionView,
      extents.indices.contains(end.indexPath.section), let copy = end.copy() as? UICollectionViewLayoutAttributes
    else { return end }
    let area = turned(collectionView.areaOfPinnedViews)
    let extent = extents[end.indexPath.section]
    var frame = turned(end.frame)
    frame.origin.y =
      isHeader
      ? min(extent.upperBound - frame.height, max(frame.minY, area.minY))
      : max(extent.lowerBound, min(frame.minY, area.maxY - frame.height))
    copy.frame = turned(frame)
    return copy
  }

  /// The insets of the items of each section.
  @_documentation(visibility: internal)
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  @_documentation(visibility: internal)
  open override var collectionViewContentSize: CGSize { size }

  @_documentation(visibility: internal)
  @discardableResult open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
  }

  @_documentation(visibility: internal)
  @discardableResult open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    items.flatMap { section in section.filter { $0.frame.intersects(rect) } }
      + ends.map(visible).filter { $0.frame.intersects(rect) }
  }

  @_documentation(visibility: internal)
  @discardableResult open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard items.indices.contains(indexPath.section), items[indexPath.section].indices.contains(indexPath.item) else {
      return nil
    }
    return items[indexPath.section][indexPath.item]
  }

  @_documentation(visibility: internal)
  @discardableResult open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ends.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }.map(visible)
  }

  // MARK: Layout

  /// Lays out all items as if the layout scrolled vertically, and swaps the axes at the end if it does not.
  @_documentation(visibility: internal)
  open override func prepare() {
    (items, ends, size, extents) = ([], [], .zero, [])
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let across =
      scrollDirection == .vertical
      ? collectionView.bounds.width - inset.left - inset.right
      : collectionView.bounds.height - inset.top - inset.bottom
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let top = y
      let header = delegate?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
      y = addEnd(UICollectionView.elementKindSectionHeader, section, header ?? headerReferenceSize, at: y, across)
      y = addItems(of: section, in: collectionView, at: y, across)
      let footer = delegate?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
      y = addEnd(UICollectionView.elementKindSectionFooter, section, footer ?? footerReferenceSize, at: y, across)
      extents.append(top...max(top, y))
    }
    size = turned(CGSize(width: across, height: y))
  }

  /// Places the items of a section, and returns where they end.
  private func addItems(
    of section: Int, in collectionView: UICollectionView, at y: CGFloat, _ across: CGFloat
  ) -> CGFloat {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let insets = delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
    let sizes = (0..<collectionView.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      let given = delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path) ?? itemSize
      return turned(size(of: path, given: given))
    }
    let lines =
      delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let gap =
      delegate?.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let isVertical = scrollDirection == .vertical
    let (before, behind) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let (left, right) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let (frames, bottom) = Self.flow(
      sizes, from: CGPoint(x: left, y: y + before), width: across - left - right, lineSpacing: lines, gap: gap)
    items.append(
      frames.enumerated().map { item, frame in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        attributes.frame = turned(frame)
        return attributes
      })
    return bottom + behind
  }

  private func addEnd(
    _ kind: String, _ section: Int, _ size: CGSize, at y: CGFloat, _ across: CGFloat
  ) -> CGFloat {
    let height = turned(size).height
    guard height > 0 else { return y }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = turned(CGRect(x: 0, y: y, width: across, height: height))
    ends.append(attributes)
    return y + height
  }

  private func turned(_ size: CGSize) -> CGSize {
    scrollDirection == .vertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func turned(_ rect: CGRect) -> CGRect {
    scrollDirection == .vertical
      ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  /// Fills one line after another.
  ///
  /// The gaps of a line share its remaining width. The last line keeps the minimum spacing, unless all items have the
  /// same size: then it keeps the grid.
  private static func flow(
    _ sizes: [CGSize], from origin: CGPoint, width: CGFloat, lineSpacing: CGFloat, gap: CGFloat
  ) -> (frames: [CGRect], bottom: CGFloat) {
    var frames: [CGRect] = []
    let grid = gridSpacing(sizes, width: width, gap: gap)
    var (y, start) = (origin.y, 0)
    while start < sizes.count {
      var (end, used) = (start + 1, sizes[start].width)
      while end < sizes.count, used + gap + sizes[end].width <= width + 0.001 {
        used += gap + sizes[end].width
        end += 1
      }
      let height = sizes[start..<end].map(\.height).max() ?? 0
      let gaps = CGFloat(end - start - 1)
      let space = end < sizes.count && gaps > 0 ? gap + (width - used) / gaps : grid ?? gap
      var x = end - start == 1 && end < sizes.count ? origin.x + (width - used) / 2 : origin.x
      for size in sizes[start..<end] {
        frames.append(
          CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + space
      }
      y += height + (end < sizes.count ? lineSpacing : 0)
      start = end
    }
    return (frames, y)
  }

  /// Returns the spacing of a full line if all items have the same size and several of them fit.
  private static func gridSpacing(_ sizes: [CGSize], width: CGFloat, gap: CGFloat) -> CGFloat? {
    guard let first = sizes.first, first.width > 0, sizes.allSatisfy({ $0 == first }) else { return nil }
    let count = ((width + gap + 0.001) / (first.width + gap)).rounded(.down)
    return count > 1 ? (width - count * first.width) / (count - 1) : nil
  }
}
