public import Foundation

/// A layout of sections with groups of items, which scrolls vertically.
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
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let bounds = collectionView.bounds.size
    let space = CGSize(
      width: max(0, bounds.width - inset.left - inset.right), height: max(0, bounds.height - inset.top - inset.bottom))
    let environment = LayoutEnvironment(space, collectionView.traitCollection)
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
    while !placement.remaining.isEmpty {
      let before = placement.remaining
      if before.lowerBound > 0 { y += section.interGroupSpacing }
      y += section.group.place(&placement, at: CGPoint(x: insets.leading, y: y), in: inner).height
      guard placement.remaining != before else { break }
    }
    for item in placement.frames {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: item.path)
      attributes.frame = item.frame
      places.append(attributes)
      if item.isEstimated { estimated.insert(item.path) }
    }
    if let list = section.list, let first = placement.frames.first?.frame {
      lists[index] = (list, placement.frames.reduce(first) { $0.union($1.frame) })
    }
    y += insets.bottom
    for footer in ends where footer.alignment == .bottom { y = place(footer, index, at: y, insets, inner) }
    return y
  }

  private func place(
    _ end: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, at y: CGFloat,
    _ insets: NSDirectionalEdgeInsets, _ space: CGSize
  ) -> CGFloat {
    let size = end.layoutSize.size(in: space)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: end.elementKind, with: IndexPath(item: 0, section: section))
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

  /// Notes the height that a cell requires, and returns whether it is another one.
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

  override func itemsDidChange() {
    measured = [:]
  }

  open override var collectionViewContentSize: CGSize { size }

  @discardableResult
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }

  @discardableResult
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }

  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
}
