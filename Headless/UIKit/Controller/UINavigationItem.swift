public import Foundation
public import HeadlessEnumerations

/// What a navigation bar shows for a controller.
@MainActor open class UINavigationItem: NSObject {
  /// Whether a title is shown large.
  @_documentation(visibility: internal)
  public typealias LargeTitleDisplayMode = UINavigationItemLargeTitleDisplayMode

  /// The navigation controller on whose stack the controller is.
  weak var navigation: UINavigationController?
  /// How much of what the bar can give up is shown, in points; infinite for all of it, however much that is.
  var expansion = CGFloat.infinity
  /// Whether the title was large when that was last decided: for a controller that is on its way out of the stack.
  var wasLarge = false

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title in the middle of the bar.
  open var title: String? {
    didSet { if title != oldValue { navigation?.barItemDidChange(self) } }
  }

  /// The button at the leading end of the bar.
  open var leftBarButtonItem: UIBarButtonItem?

  /// The button at the trailing end of the bar.
  open var rightBarButtonItem: UIBarButtonItem?

  /// Whether the title is shown large where the bar prefers that; by default as for the controller below.
  @_documentation(visibility: internal)
  open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic {
    didSet { navigation?.barItemDidChange(self) }
  }

  /// What searches in the controller's content, with its bar below the title.
  @_documentation(visibility: internal)
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.item = nil
      searchController?.item = self
      navigation?.barItemDidChange(self)
    }
  }

  /// Whether the search bar is only there while the content is at its upper edge.
  @_documentation(visibility: internal)
  open var hidesSearchBarWhenScrolling = true {
    didSet { navigation?.barItemDidChange(self) }
  }
}
