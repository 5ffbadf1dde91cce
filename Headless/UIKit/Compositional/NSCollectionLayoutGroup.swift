import Foundation

/// Items in a row or a column, which repeat.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private var isHorizontal = true
  private var items: [NSCollectionLayoutItem] = []
  /// The number of items that share the group equally; nil if the items have their own sizes.
  private var count: Int?

  // This initializer is required, because the methods below create instances of subclasses.
  @_documentation(visibility: internal)
  public required override init(layoutSize: NSCollectionLayoutSize) {
    super.init(layoutSize: layoutSize)
  }

  private static func make(
    _ size: NSCollectionLayoutSize, isHorizontal: Bool, _ items: [NSCollectionLayoutItem], count: Int?
  ) -> Self {
    let new = Self(layoutSize: size)
    (new.isHorizontal, new.items, new.count) = (isHorizontal, items, count)
    return new
  }

  /// Creates a row that repeats items until it is full.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, isHorizontal: true, subitems, count: nil)
  }

  /// Creates a row with a number of equally wide items.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    make(layoutSize, isHorizontal: true, [subitem], count: count)
  }

  /// Creates a row that repeats an item.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, isHorizontal: true, [NSCollectionLayoutItem](repeating: subitem, count: count), count: nil)
  }

  /// Creates a column that repeats items until it is full.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, isHorizontal: false, subitems, count: nil)
  }

  /// Creates a column with a number of equally high items.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    make(layoutSize, isHorizontal: false, [subitem], count: count)
  }

  /// Creates a column that repeats an item.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, isHorizontal: false, [NSCollectionLayoutItem](repeating: subitem, count: count), count: nil)
  }

  /// The items.
  open var subitems: [NSCollectionLayoutItem] { items }

  /// The space between the items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  override func place(_ placement: inout LayoutPlacement, at origin: CGPoint, in container: CGSize) -> CGSize {
    let own = layoutSize.size(in: container)
    let inner = CGSize(
      width: own.width - contentInsets.leading - contentInsets.trailing,
      height: own.height - contentInsets.top - contentInsets.bottom)
    let start = CGPoint(x: origin.x + contentInsets.leading, y: origin.y + contentInsets.top)
    let gap = interItemSpacing?.spacing ?? 0
    let length = isHorizontal ? inner.width : inner.height
    let isOpen = (isHorizontal ? layoutSize.widthDimension : layoutSize.heightDimension).isEstimated
    let share = count.map { (length - gap * CGFloat($0 - 1)) / CGFloat(max(1, $0)) }
    var (used, across, index) = (CGFloat(0), CGFloat(0), 0)
    while !placement.remaining.isEmpty, !items.isEmpty {
      if let count, index >= count { break }
      // If the items have their own sizes, all items are placed once, and then again as long as they fit.
      let item = items[index % items.count]
      let place = CGPoint(x: start.x + (isHorizontal ? used : 0), y: start.y + (isHorizontal ? 0 : used))
      let wanted = item.layoutSize.size(in: inner)
      let wantedLength = share ?? (isHorizontal ? wanted.width : wanted.height)
      if index >= (isOpen ? items.count : 1), count == nil, isOpen || used + wantedLength > length + 0.001 { break }
      var area = inner
      if let share { if isHorizontal { area.width = share } else { area.height = share } }
      let first = placement.frames.count
      var size = item.place(&placement, at: place, in: area)
      if let share, isHorizontal {
        // The items share the row equally, regardless of their width.
        for position in first..<placement.frames.count { placement.frames[position].frame.size.width = share }
        size.width = share
      }
      used += (isHorizontal ? size.width : size.height) + gap
      across = max(across, isHorizontal ? size.height : size.width)
      index += 1
    }
    var size = own
    if layoutSize.heightDimension.isEstimated {
      size.height = (isHorizontal ? across : max(0, used - gap)) + contentInsets.top + contentInsets.bottom
    }
    return size
  }
}
