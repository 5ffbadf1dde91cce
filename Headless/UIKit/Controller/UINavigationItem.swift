public import Foundation
public import HeadlessEnumerations

/// The content of a navigation bar for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The modes for a large title.
  @_documentation(visibility: internal)
  public typealias LargeTitleDisplayMode = UINavigationItemLargeTitleDisplayMode

  /// The navigation controller whose stack contains the controller.
  weak var navigation: UINavigationController?
  /// The visible height of the bar's collapsible parts, in points; infinite for all of it.
  var expansion = CGFloat.infinity
  /// Whether the title was large when this was last determined, for a controller that is being popped.
  var wasLarge = false

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  @_documentation(visibility: internal)
  public override convenience init() {
    self.init(title: "")
  }

  /// Creates an item with default values: there are no archives here.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title in the center of the bar.
  open var title: String? {
    didSet { if title != oldValue { navigation?.barItemDidChange(self) } }
  }

  /// The button at the leading end of the bar.
  open var leftBarButtonItem: UIBarButtonItem?

  /// The button at the trailing end of the bar.
  open var rightBarButtonItem: UIBarButtonItem?

  /// The mode for a large title if the bar prefers large titles.
  ///
  /// The default is the mode of the controller below.
  @_documentation(visibility: internal)
  open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic {
    didSet { navigation?.barItemDidChange(self) }
  }

  /// The search controller, whose search bar is below the title.
  @_documentation(visibility: internal)
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.item = nil
      searchController?.item = self
      navigation?.barItemDidChange(self)
    }
  }

  /// Whether the search bar is visible only while the content is at its top.
  @_documentation(visibility: internal)
  open var hidesSearchBarWhenScrolling = true {
    didSet { navigation?.barItemDidChange(self) }
  }
}
