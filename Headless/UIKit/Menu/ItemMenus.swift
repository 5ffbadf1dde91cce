import Foundation
import HeadlessQuartz

/// The context menus of the rows of a table or of the items of a collection view.
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
  /// Returns what the menu at a point of the view shows.
  var configuration: (CGPoint) -> UIContextMenuConfiguration? = { _ in nil }
  var highlight: (UIContextMenuConfiguration) -> UITargetedPreview? = { _ in nil }
  var willDisplay: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void = { _, _ in }
  var willEnd: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void = { _, _ in }
  var commit: (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void = { _, _ in }

  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    configuration(location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    highlight(configuration)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    willDisplay(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    willEnd(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    commit(configuration, animator)
  }
}
