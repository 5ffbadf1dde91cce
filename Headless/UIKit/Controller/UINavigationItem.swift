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

  /// Creates an item with default values, because the headless UIKit has no archives.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title in the center of the bar.
  open var title: String? {
    didSet { if title != oldValue { navigation?.barItemDidChange(self) } }
  }

  /// The button at the leading end of the bar.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button at the trailing end of the bar.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The mode for a large title if the bar prefers large titles.
  ///
  /// By default, the item uses the mode of the previous controller in the stack.
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

  /// The buttons at the leading edge.
  @_documentation(visibility: internal)
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The buttons at the trailing edge, beginning with the outermost.
  @_documentation(visibility: internal)
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The line of text above the title.
  @_documentation(visibility: internal)
  open var prompt: String? {
    didSet { if prompt != oldValue { navigation?.barItemDidChange(self) } }
  }

  /// The view that is shown instead of the title.
  @_documentation(visibility: internal)
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { navigation?.barItemDidChange(self) } }
  }

  /// Whether the back button is hidden.
  @_documentation(visibility: internal)
  open var hidesBackButton = false

  /// The back button that leads to this item.
  @_documentation(visibility: internal)
  open var backBarButtonItem: UIBarButtonItem?

  /// The title of the back button that leads to this item.
  @_documentation(visibility: internal)
  open var backButtonTitle: String?

  /// Whether the back button that leads to this item shows a title.
  @_documentation(visibility: internal)
  open var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default

  /// Whether buttons at the leading edge appear beside the back button.
  @_documentation(visibility: internal)
  open var leftItemsSupplementBackButton = false

  /// The appearance of the bar; nil for the bar's own appearance.
  @_documentation(visibility: internal)
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { navigation?.barItemDidChange(self) }
  }

  /// The appearance of the bar in compact height.
  @_documentation(visibility: internal)
  open var compactAppearance: UINavigationBarAppearance?

  /// The appearance of the bar while no content is behind it.
  @_documentation(visibility: internal)
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { navigation?.barItemDidChange(self) }
  }
}

@_documentation(visibility: internal)
extension UINavigationItem {
  /// Whether the back button that leads to an item shows a title.
  public typealias BackButtonDisplayMode = UINavigationItemBackButtonDisplayMode

  /// Sets the button at the leading edge.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button at the trailing edge.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons at the leading edge.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the trailing edge.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Hides or shows the back button.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
