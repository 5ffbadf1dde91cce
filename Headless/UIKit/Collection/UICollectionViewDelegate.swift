public import Foundation

/// The delegate of a collection view.
///
/// Every requirement is optional in UIKit. Each one has a default implementation in the headless UIKit that does what
/// UIKit does when the method is missing.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a touch may highlight an item. An item that is not highlighted is not selected either.
  @_documentation(visibility: internal)
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Called when a touch has highlighted an item.
  @_documentation(visibility: internal)
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Called when an item is no longer highlighted.
  @_documentation(visibility: internal)
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Whether the user may select an item.
  @_documentation(visibility: internal)
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Whether the user may deselect an item if several items can be selected.
  @_documentation(visibility: internal)
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool

  /// Called when the user has selected an item.
  @_documentation(visibility: internal)
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Called when the user has deselected an item, or has selected a different item.
  @_documentation(visibility: internal)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Called when a cell is about to become visible.
  @_documentation(visibility: internal)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)

  /// Called when a cell is no longer visible.
  @_documentation(visibility: internal)
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)

  /// Returns what the menu of items shows; nil for no menu.
  ///
  /// Without items, the menu belongs to the collection view.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns what the menu of an item shows; nil for no menu.
  ///
  /// Called unless the newer method is implemented.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the part of an item that is highlighted; nil for the whole item.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// Called before a menu opens.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called before a menu closes.
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called when the user has tapped the preview of a menu.
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

// Requirements that are optional in Objective-C have default implementations here.
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
