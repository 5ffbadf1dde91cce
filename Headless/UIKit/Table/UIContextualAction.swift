public import Foundation
public import HeadlessEnumerations

/// An action that appears when the user swipes a row.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The style of an action.
  public typealias Style = UIContextualActionStyle

  /// A closure that performs an action, and then calls its last argument with true if the action was performed.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style.
  open var style: UIContextualAction.Style { storedStyle }
  /// The handler.
  open var handler: UIContextualAction.Handler { storedHandler }
  /// The title of the button.
  open var title: String?
  /// The color of the button, which is red for a destructive action and otherwise gray.
  open var backgroundColor: UIColor! = .systemGray
  /// The image of the button.
  open var image: UIImage?

  private var storedStyle = UIContextualAction.Style.normal
  private var storedHandler: UIContextualAction.Handler = { _, _, finish in finish(false) }

  /// Creates an action.
  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.init()
    (storedStyle, storedHandler, self.title) = (style, handler, title)
    if style == .destructive { backgroundColor = .systemRed }
  }
}

/// The actions at one end of a row.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, beginning with the outermost.
  ///
  /// A full swipe performs the first one.
  open var actions: [UIContextualAction] { storedActions }
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  private var storedActions: [UIContextualAction] = []

  /// Creates a configuration.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    storedActions = actions
  }
}
