public import Foundation
public import HeadlessEnumerations

/// The properties of a list.
@_documentation(visibility: internal)
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The shapes of lists.
  public typealias Appearance = UICollectionLayoutListAppearance

  /// A closure that returns the actions of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The kinds of headers.
  public typealias HeaderMode = UICollectionLayoutListHeaderMode

  /// The kinds of footers.
  public typealias FooterMode = UICollectionLayoutListFooterMode

  /// The kind of header that each section has.
  public var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none
  /// The kind of footer that each section has.
  public var footerMode = UICollectionLayoutListConfiguration.FooterMode.none
  /// The shape.
  public let appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether lines separate the rows.
  public var showsSeparators = true
  /// The color behind the rows.
  ///
  /// If this property is nil, the color depends on the appearance.
  public var backgroundColor: UIColor?
  /// Provides the actions at the leading end of a row.
  public var leadingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  /// Provides the actions at the trailing end of a row.
  public var trailingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  /// Creates a list with an appearance.
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
  }

  /// Whether the rows of a section are on a card.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// The color behind the rows; nil if it is that of the collection view.
  var shownBackgroundColor: UIColor? { backgroundColor ?? (isGrouped ? .systemGroupedBackground : nil) }

  /// The headers and footers that the data source provides.
  var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      // This is like the headers of a plain table.
      header.pinToVisibleBounds = appearance == .plain
      items.append(header)
    }
    if footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return items
  }

  /// The insets of a section, which are the same as in tables.
  var insets: NSDirectionalEdgeInsets {
    switch appearance {
    case .insetGrouped: NSDirectionalEdgeInsets(top: 17.5, leading: 20, bottom: 17.5, trailing: 20)
    case .grouped: NSDirectionalEdgeInsets(top: 17.5, leading: 0, bottom: 17.5, trailing: 0)
    case .sidebar: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    default: .zero
    }
  }
}
