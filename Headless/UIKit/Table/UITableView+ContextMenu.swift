public import Foundation

extension UITableView {
  /// The interaction that opens the menus of rows; nil without a delegate.
  @_documentation(visibility: internal)
  public var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  func addMenus() {
    guard menus == nil else { return }
    let menus = ItemMenus()
    menus.configuration = { [weak self] point in
      guard let self, let path = indexPathForRow(at: point) else { return nil }
      return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }
    menus.highlight = { [weak self] configuration in
      self.flatMap { $0.delegate?.tableView($0, previewForHighlightingContextMenuWithConfiguration: configuration) }
    }
    menus.willDisplay = { [weak self] configuration, animator in
      guard let self else { return }
      delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }
    menus.willEnd = { [weak self] configuration, animator in
      guard let self else { return }
      delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
    menus.commit = { [weak self] configuration, animator in
      guard let self else { return }
      delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    self.menus = menus
    addInteraction(menus.interaction)
  }
}

// The requirements are optional in UIKit.
@_documentation(visibility: internal)
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
