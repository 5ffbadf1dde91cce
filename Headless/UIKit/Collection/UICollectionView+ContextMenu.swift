public import Foundation

extension UICollectionView {
  /// The interaction that opens the menus of items; nil without a delegate.
  @_documentation(visibility: internal)
  public var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  func addMenus() {
    guard menus == nil else { return }
    let menus = ItemMenus()
    var item: IndexPath?
    menus.configuration = { [weak self] point in
      guard let self else { return nil }
      item = indexPathForItem(at: point)
      return delegate?.collectionView(
        self, contextMenuConfigurationForItemsAt: item.map { [$0] } ?? [], point: point)
    }
    menus.highlight = { [weak self] configuration in
      guard let self, let item else { return nil }
      return delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
    }
    menus.willDisplay = { [weak self] configuration, animator in
      guard let self else { return }
      delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }
    menus.willEnd = { [weak self] configuration, animator in
      guard let self else { return }
      delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
    menus.commit = { [weak self] configuration, animator in
      guard let self else { return }
      delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    self.menus = menus
    addInteraction(menus.interaction)
  }
}

// The requirements are optional in UIKit.
@_documentation(visibility: internal)
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = indexPaths.first else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: item, point: point)
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
