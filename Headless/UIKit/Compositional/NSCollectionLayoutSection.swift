public import Foundation

/// Groups below each other.
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

  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
