public import Foundation

/// Decides where the items of a collection stand.
@_documentation(visibility: internal)
@MainActor open class UICollectionViewLayout: NSObject {
  weak var storedCollectionView: UICollectionView?

  /// Makes a layout that no collection has yet.
  public override init() {
    super.init()
  }

  /// Makes a layout as an archive without any values would: there are no archives here.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection that uses this layout.
  @_documentation(visibility: internal)
  public final var collectionView: UICollectionView? { storedCollectionView }

  /// Works out everything; called before the rest is asked.
  @_documentation(visibility: internal)
  open func prepare() {}

  /// Says that everything is to be worked out anew.
  @_documentation(visibility: internal)
  open func invalidateLayout() {
    storedCollectionView?.layoutIsInvalid()
  }

  /// Whether a change of the bounds asks for another layout.
  @_documentation(visibility: internal)
  @discardableResult open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// How large everything is.
  @_documentation(visibility: internal)
  open var collectionViewContentSize: CGSize { .zero }

  /// What has anything in a rectangle.
  @_documentation(visibility: internal)
  @discardableResult open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Where an item stands.
  @_documentation(visibility: internal)
  @discardableResult open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a header, a footer or the like stands.
  @_documentation(visibility: internal)
  @discardableResult open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
