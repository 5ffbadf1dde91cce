public import Foundation

/// A closure that returns the controller that a context menu shows as a preview; nil for a picture of the view.
@_documentation(visibility: internal)
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A closure that returns a context menu; nil for no menu.
///
/// Its parameter contains the actions that the system suggests.
@_documentation(visibility: internal)
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  private let storedIdentifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The name of the configuration; nil for a unique name.
  ///   - previewProvider: A closure that returns the view controller to show as a preview; nil for a picture of the
  ///     view.
  ///   - actionProvider: A closure that returns the menu; nil for no menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    storedIdentifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The name of the configuration.
  open var identifier: any NSCopying { storedIdentifier }
}
