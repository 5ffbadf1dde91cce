public import Foundation
public import HeadlessEnumerations

/// A section of groups, which are arranged from top to bottom.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The properties of the list; nil if the section is not a list.
  private(set) var list: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Creates the section of a list.
  convenience init(list configuration: UICollectionLayoutListConfiguration) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    self.init(group: .horizontal(layoutSize: size, subitems: [item]))
    contentInsets = configuration.insets
    list = configuration
    boundarySupplementaryItems = configuration.boundaryItems
  }

  /// Returns the section of a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration)
  }

  /// The insets of the section, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// How the section scrolls across the direction of the layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Called before the visible items are laid out, and whenever the section scrolls.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
