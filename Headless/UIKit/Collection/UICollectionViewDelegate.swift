public import Foundation

/// Whom a collection tells what happens to its items.
///
/// Every requirement is optional in UIKit. Each has a default here that does what UIKit does when the method is missing.
@_documentation(visibility: internal)
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether an item shows that a finger is on it; if not it is not selected either.
  @_documentation(visibility: internal)
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// A finger is on an item.
  @_documentation(visibility: internal)
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// No finger is on the item any longer.
  @_documentation(visibility: internal)
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Whether the user may select an item.
  @_documentation(visibility: internal)
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Whether the user may deselect an item, where several can be selected.
  @_documentation(visibility: internal)
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool

  /// The user has selected an item.
  @_documentation(visibility: internal)
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// The user has deselected an item, or selected another one.
  @_documentation(visibility: internal)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// A cell is about to be shown.
  @_documentation(visibility: internal)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)

  /// A cell is no longer shown.
  @_documentation(visibility: internal)
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

// What is optional in Objective-C has a default here.
extension UICollectionViewDelegate {
  @_documentation(visibility: internal)
  @discardableResult public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  @_documentation(visibility: internal)
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  @_documentation(visibility: internal)
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  @_documentation(visibility: internal)
  @discardableResult public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  @_documentation(visibility: internal)
  @discardableResult public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  @_documentation(visibility: internal)
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  @_documentation(visibility: internal)
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  @_documentation(visibility: internal)
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  @_documentation(visibility: internal)
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}
