import Foundation
public import HeadlessEnumerations

/// The properties of a whole compositional layout.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the layout scrolls.
  ///
  /// In a layout that scrolls horizontally, sections are side by side, and so are the groups of a section.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// The headers and footers of the whole layout.
  ///
  /// The headless UIKit stores these headers and footers, but does not show them.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The insets that sections are measured from.
  ///
  /// The value is only stored. In the headless UIKit, the insets are always measured from the adjusted insets of the
  /// collection view.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}
