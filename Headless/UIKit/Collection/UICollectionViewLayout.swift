public import Foundation

/// The base class of objects that position the items of a collection view.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var storedCollectionView: UICollectionView?

  /// Creates a layout that does not belong to a collection view yet.
  public override init() {
    super.init()
  }

  /// Creates a layout with default values, because the headless UIKit has no archives.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection view that uses this layout.
  @_documentation(visibility: internal)
  public final var collectionView: UICollectionView? { storedCollectionView }

  /// Computes the layout.
  ///
  /// Called before the other methods.
  @_documentation(visibility: internal)
  open func prepare() {}

  /// Invalidates the layout.
  @_documentation(visibility: internal)
  open func invalidateLayout() {
    storedCollectionView?.layoutIsInvalid()
  }

  /// Returns whether a change of the bounds invalidates the layout.
  @_documentation(visibility: internal)
  @discardableResult open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns where scrolling ends after a drag.
  @_documentation(visibility: internal)
  @discardableResult open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The size of the content.
  @_documentation(visibility: internal)
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the layout attributes of all views in a rectangle.
  @_documentation(visibility: internal)
  @discardableResult open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the layout attributes of an item.
  @_documentation(visibility: internal)
  @discardableResult open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the layout attributes of a supplementary view.
  @_documentation(visibility: internal)
  @discardableResult open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Hooks for this module's layouts

  /// The sections that scroll independently.
  var scrollingSections: [Int: ScrollingSection] { [:] }

  /// Called when the size that a cell requires may have changed.
  func sizeMayHaveChanged(at path: IndexPath) {}

  /// Called with the attributes of all visible views before they are applied.
  func willShow(_ shown: [UICollectionViewLayoutAttributes]) {}

  /// Called when a supplementary view has become visible.
  ///
  /// - Returns: Whether the layout is no longer correct.
  func didShow(_ view: UICollectionReusableView, _ kind: String, at path: IndexPath) -> Bool { false }

  /// Called when a cell has become visible.
  ///
  /// - Returns: Whether the layout is no longer correct.
  func didShow(_ cell: UICollectionViewCell, at path: IndexPath) -> Bool { false }

  /// Called after all visible cells have received their frames.
  func didShowItems() {}

  /// Called when items have been inserted or deleted, so that positions belong to other items.
  func itemsDidChange() {}
}
