public import Foundation

/// A layout of sections with groups of items, which scrolls vertically.
///
/// Its sections can scroll horizontally.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A closure that returns the section at an index.
  public typealias SectionProvider = (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  private let provider: SectionProvider
  private var places: [UICollectionViewLayoutAttributes] = []
  private var estimated: Set<IndexPath> = []
  private var measured: [IndexPath: (width: CGFloat, height: CGFloat)] = [:]
  private var size = CGSize.zero
  /// The sections that are lists, with the frames of their rows.
  private var lists: [Int: (list: UICollectionLayoutListConfiguration, frame: CGRect)] = [:]
  private let background = ListBackground()
  private var bands: [Int: ScrollingSection] = [:]
  private var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  /// The vertical extents of the sections that have pinned headers or footers.
  private var extents: [Int: ClosedRange<CGFloat>] = [:]
  private var pinned: Set<UICollectionView.EndKey> = []
  private var measuredEnds: [UICollectionView.EndKey: (width: CGFloat, height: CGFloat)] = [:]
  private var estimatedEnds: Set<UICollectionView.EndKey> = []
  private var environment: LayoutEnvironment?

  /// Creates a layout of equal sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }

  /// Creates a layout of equal sections.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init { _, _ in section }
    self.configuration = configuration
  }

  /// Creates a layout.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// Creates a layout with properties.
  public convenience init(
    sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  /// Returns the layout of a list.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(list: configuration))
  }

  /// The properties of the layout.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  /// Returns the properties of the list in a section; nil if the section is not a list, or empty.
  func list(inSection section: Int) -> UICollectionLayoutListConfiguration? { lists[section]?.list }

  // MARK: Layout

  open override func prepare() {
    (places, estimated, lists) = ([], [], [:])
    (bands, handlers, extents, pinned, estimatedEnds) = ([:], [:], [:], [], [])
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let bounds = collectionView.bounds.size
    let space = CGSize(
      width: max(0, bounds.width - inset.left - inset.right), height: max(0, bounds.height - inset.top - inset.bottom))
    let environment = LayoutEnvironment(space, collectionView.traitCollection)
    self.environment = environment
    if configuration.scrollDirection == .horizontal { return placeBesideEachOther(in: space, environment) }
    var y: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      guard let section = provider(index, environment) else {
        preconditionFailure("The section provider returned nil for the section \(index).")
      }
      if index > 0 { y += configuration.interSectionSpacing }
      y = place(section, index, at: y, in: space, count: collectionView.numberOfItems(inSection: index))
    }
    size = CGSize(width: space.width, height: y)
  }

  /// Places the sections side by side, and also the groups of each section.
  private func placeBesideEachOther(in space: CGSize, _ environment: LayoutEnvironment) {
    guard let collectionView else { return }
    var x: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      guard let section = provider(index, environment) else {
        preconditionFailure("The section provider returned nil for the section \(index).")
      }
      if index > 0 { x += configuration.interSectionSpacing }
      let insets = section.contentInsets
      let inner = CGSize(
        width: space.width - insets.leading - insets.trailing, height: space.height - insets.top - insets.bottom)
      let count = collectionView.numberOfItems(inSection: index)
      var placement = LayoutPlacement(remaining: 0..<count, section: index) { [measured] path, estimate in
        measured[path]?.height ?? estimate
      }
      var y: CGFloat = 0
      let start = (x: x, count: places.count)
      for header in section.boundarySupplementaryItems where header.alignment != .bottom {
        y = place(header, index, at: y, insets, inner)
      }
      x += insets.leading
      while !placement.remaining.isEmpty {
        let before = placement.remaining
        if before.lowerBound > 0 { x += section.interGroupSpacing }
        x += section.group.place(&placement, at: CGPoint(x: x, y: y + insets.top), in: inner).width
        guard placement.remaining != before else { break }
      }
      x += insets.trailing
      // Headers begin where their section does.
      for header in places[start.count...] { header.frame.origin.x += start.x }
      add(placement)
      handlers[index] = section.visibleItemsInvalidationHandler
    }
    size = CGSize(width: x, height: space.height)
  }

  private func add(_ placement: LayoutPlacement) {
    for item in placement.frames {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: item.path)
      attributes.frame = item.frame
      places.append(attributes)
      if item.isEstimated { estimated.insert(item.path) }
    }
  }

  private func place(
    _ section: NSCollectionLayoutSection, _ index: Int, at top: CGFloat, in space: CGSize, count: Int
  ) -> CGFloat {
    let insets = section.contentInsets
    let inner = CGSize(
      width: space.width - insets.leading - insets.trailing, height: space.height - insets.top - insets.bottom)
    var y = top
    let ends = section.boundarySupplementaryItems
    for header in ends where header.alignment != .bottom { y = place(header, index, at: y, insets, inner) }
    y += insets.top
    var placement = LayoutPlacement(remaining: 0..<count, section: index) { [measured] path, estimate in
      measured[path]?.height ?? estimate
    }
    if section.orthogonalScrollingBehavior == .none {
      y = placeGroups(of: section, &placement, at: y, in: inner)
    } else {
      let band = placeBand(of: section, &placement, at: y, in: inner)
      bands[index] = band
      y += band.frame.height
    }
    handlers[index] = section.visibleItemsInvalidationHandler
    add(placement)
    if let list = section.list {
      // A header among the items is above the card.
      let rows = placement.frames.dropFirst(list.headerMode == .firstItemInSection ? 1 : 0)
      if let first = rows.first?.frame { lists[index] = (list, rows.reduce(first) { $0.union($1.frame) }) }
    }
    y += insets.bottom
    for footer in ends where footer.alignment == .bottom { y = place(footer, index, at: y, insets, inner) }
    extents[index] = top...max(top, y)
    return y
  }

  /// Places groups one below another, and returns the bottom of the last one.
  private func placeGroups(
    of section: NSCollectionLayoutSection, _ placement: inout LayoutPlacement, at top: CGFloat, in space: CGSize
  ) -> CGFloat {
    var y = top
    while !placement.remaining.isEmpty {
      let before = placement.remaining
      if before.lowerBound > 0 { y += section.interGroupSpacing }
      y += section.group.place(&placement, at: CGPoint(x: section.contentInsets.leading, y: y), in: space).height
      guard placement.remaining != before else { break }
    }
    return y
  }

  /// Places groups side by side, and returns the part of the section that scrolls.
  private func placeBand(
    of section: NSCollectionLayoutSection, _ placement: inout LayoutPlacement, at top: CGFloat, in space: CGSize
  ) -> ScrollingSection {
    let (insets, behavior) = (section.contentInsets, section.orthogonalScrollingBehavior)
    let width = space.width + insets.leading + insets.trailing
    let isCentered = behavior == .groupPagingCentered
    // Centered groups have space at both ends, so that the first and the last group can also be in the middle.
    let groupWidth = section.group.layoutSize.size(in: space).width
    let leading = isCentered ? max(0, (width - groupWidth) / 2) : insets.leading
    let trailing = isCentered ? leading : insets.trailing
    var band = ScrollingSection(frame: CGRect(x: 0, y: top, width: width, height: 0), behavior: behavior)
    var x = leading
    while !placement.remaining.isEmpty {
      let before = placement.remaining
      if before.lowerBound > 0 { x += section.interGroupSpacing }
      let size = section.group.place(&placement, at: CGPoint(x: x, y: top), in: space)
      guard placement.remaining != before else { break }
      band.stops.append(x - leading)
      band.frame.size.height = max(band.frame.height, size.height)
      x += size.width
    }
    band.contentWidth = x + trailing
    return band
  }

  private func place(
    _ end: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, at y: CGFloat,
    _ insets: NSDirectionalEdgeInsets, _ space: CGSize
  ) -> CGFloat {
    let path = IndexPath(item: 0, section: section)
    let key = UICollectionView.EndKey(kind: end.elementKind, path: path)
    var size = end.layoutSize.size(in: space)
    if end.layoutSize.heightDimension.isEstimated {
      estimatedEnds.insert(key)
      if let measured = measuredEnds[key], measured.width == size.width { size.height = measured.height }
    }
    if end.pinToVisibleBounds { pinned.insert(key) }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: end.elementKind, with: path)
    attributes.frame = CGRect(origin: CGPoint(x: insets.leading, y: y), size: size)
    places.append(attributes)
    return y + size.height
  }

  override func didShowItems() {
    guard let collectionView else { return }
    background.show(lists.sorted { $0.key < $1.key }.map(\.value), in: collectionView)
  }

  private func showSeparator(of cell: UICollectionViewCell, at path: IndexPath) {
    guard let (list, frame) = lists[path.section], let row = cell as? UICollectionViewListCell else { return }
    let isLast = abs(cell.frame.maxY - frame.maxY) < 0.01
    row.hasSeparator = list.showsSeparators && !(isLast && list.isGrouped)
  }

  /// Records the height that a cell requires, and returns whether it has changed.
  override func didShow(_ cell: UICollectionViewCell, at path: IndexPath) -> Bool {
    showSeparator(of: cell, at: path)
    guard estimated.contains(path) else { return false }
    let width = cell.bounds.width
    if let known = measured[path], known.width == width { return false }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    (attributes.frame, attributes.fitting) = (cell.frame, .height)
    let needed = cell.preferredLayoutAttributesFitting(attributes).frame.height
    measured[path] = (width, needed)
    return abs(needed - cell.bounds.height) > 0.01
  }

  /// Records the height that a header or footer requires, and returns whether it has changed.
  override func didShow(_ view: UICollectionReusableView, _ kind: String, at path: IndexPath) -> Bool {
    let key = UICollectionView.EndKey(kind: kind, path: path)
    guard estimatedEnds.contains(key) else { return false }
    let width = view.bounds.width
    if let known = measuredEnds[key], known.width == width { return false }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    (attributes.frame, attributes.fitting) = (view.frame, .height)
    let needed = view.preferredLayoutAttributesFitting(attributes).frame.height
    measuredEnds[key] = (width, needed)
    return abs(needed - view.bounds.height) > 0.01
  }

  override func sizeMayHaveChanged(at path: IndexPath) {
    measured[path] = nil
  }

  override func itemsDidChange() {
    (measured, measuredEnds) = ([:], [:])
  }

  // MARK: Scrolling sections and pinned views

  override var scrollingSections: [Int: ScrollingSection] { bands }

  override func willShow(_ shown: [UICollectionViewLayoutAttributes]) {
    guard !handlers.isEmpty, let collectionView, let environment else { return }
    for (section, handler) in handlers.sorted(by: { $0.key < $1.key }) {
      let scroller = collectionView.sectionScrollers[section]
      let offset = scroller?.contentOffset ?? collectionView.contentOffset
      let distance = CGPoint(x: scroller == nil ? 0 : offset.x, y: 0)
      let items = shown.filter { $0.indexPath.section == section }.map { VisibleItem($0, distance: distance) }
      handler(items, offset, environment)
    }
  }

  /// Returns attributes at their visible positions, which depend on the section's own scrolling and on pinning.
  private func visible(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let collectionView else { return attributes }
    let section = attributes.indexPath.section
    let isCell = attributes.representedElementKind == nil
    let offset = collectionView.sectionScrollers[section]?.contentOffset.x ?? 0
    let place = attributes.representedElementKind.flatMap { pinnedFrame(of: attributes, kind: $0) }
    let moves = isCell && bands[section] != nil && offset != 0
    guard moves || place != nil || handlers[section] != nil,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    if moves { copy.frame.origin.x -= offset }
    if let place { copy.frame = place }
    return copy
  }

  private func pinnedFrame(of attributes: UICollectionViewLayoutAttributes, kind: String) -> CGRect? {
    let key = UICollectionView.EndKey(kind: kind, path: attributes.indexPath)
    guard pinned.contains(key), let collectionView, let extent = extents[attributes.indexPath.section] else {
      return nil
    }
    let area = collectionView.areaOfPinnedViews
    var frame = attributes.frame
    if kind == UICollectionView.elementKindSectionFooter {
      frame.origin.y = max(extent.lowerBound, min(frame.minY, area.maxY - frame.height))
    } else {
      frame.origin.y = min(extent.upperBound - frame.height, max(frame.minY, area.minY))
    }
    return frame
  }

  open override var collectionViewContentSize: CGSize { size }

  @discardableResult
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.map(visible).filter { $0.frame.intersects(rect) }
  }

  @discardableResult
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == nil && $0.indexPath == indexPath }.map(visible)
  }

  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }.map(visible)
  }
}
