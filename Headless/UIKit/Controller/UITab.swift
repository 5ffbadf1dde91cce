public import Foundation

/// A tab, with a closure that creates its controller.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UITab: NSObject {
  private let storedIdentifier: String
  private let provider: ((UITab) -> UIViewController)?
  private var storedController: UIViewController?
  weak var tabs: UITabBarController?
  fileprivate weak var group: UITabGroup?

  /// Creates a tab.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, storedIdentifier, provider) = (title, image, identifier, viewControllerProvider)
    super.init()
  }

  /// The name of the tab, which is unique among the tabs.
  open var identifier: String { storedIdentifier }

  /// The title.
  open var title: String { didSet { tabDidChange() } }

  /// The image.
  open var image: UIImage? { didSet { tabDidChange() } }

  /// The second title, which only a sidebar shows.
  open var subtitle: String?

  /// The text of the badge; nil for none.
  open var badgeValue: String? { didSet { tabDidChange() } }

  /// Whether the tab is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { tabs?.tabsDidChange() } } }

  /// A value for the app's use.
  open var userInfo: Any?

  /// The controller, which the provider creates when it is needed for the first time.
  open var viewController: UIViewController? {
    if let storedController { return storedController }
    guard let provider else { return nil }
    let controller = provider(self)
    storedController = controller
    tabDidChange()
    return controller
  }

  /// The tab bar controller that shows the tab.
  open var tabBarController: UITabBarController? { tabs ?? group?.tabBarController }

  /// The group that contains the tab.
  open var parent: UITabGroup? { group }

  fileprivate func show(in controller: UITabBarController?) {
    tabs = controller
  }

  private func tabDidChange() {
    guard let item = storedController?.tabBarItem else { return }
    (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
  }
}

/// The tab of a search.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Creates a tab with the system's title and image.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }

  @_documentation(visibility: internal)
  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}

/// Several tabs that belong together.
///
/// A bar shows only the group, but a sidebar shows all of its tabs.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// Creates a group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.group = self }
  }

  /// The tabs.
  open var children: [UITab] { didSet { for child in children { child.group = self } } }

  /// The selected tab of the group, which provides the controller if the group does not.
  open var selectedChild: UITab?

  @_documentation(visibility: internal)
  open override var viewController: UIViewController? {
    super.viewController ?? (selectedChild ?? children.first)?.viewController
  }

  /// Returns the tab with the given identifier.
  open func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }
}

@_documentation(visibility: internal)
extension UITabBarController {
  /// Where tabs are shown.
  public typealias Mode = UITabBarControllerMode

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs, from leading to trailing.
  public var tabs: [UITab] {
    get { storedTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in storedTabs { tab.show(in: nil) }
    storedTabs = tabs
    for tab in tabs { tab.show(in: self) }
    tabsDidChange()
  }

  /// The selected tab.
  public var selectedTab: UITab? {
    get { storedTabs.first { !$0.isHidden && $0.viewController === selectedViewController } }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  /// Returns the tab with the given identifier.
  public func tab(forIdentifier identifier: String) -> UITab? {
    storedTabs.lazy.compactMap {
      $0.identifier == identifier ? $0 : ($0 as? UITabGroup)?.tab(forIdentifier: identifier)
    }.first
  }

  func tabsDidChange() {
    viewControllers = storedTabs.filter { !$0.isHidden }.compactMap(\.viewController)
  }

  private func tab(of controller: UIViewController?) -> UITab? {
    controller.flatMap { controller in storedTabs.first { $0.viewController === controller } }
  }

  func shouldSelectTab(of controller: UIViewController) -> Bool {
    tab(of: controller).flatMap { delegate?.tabBarController(self, shouldSelectTab: $0) } ?? true
  }

  func didSelectTab(of controller: UIViewController, previous: UIViewController?) {
    guard let tab = tab(of: controller) else { return }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: self.tab(of: previous))
  }
}
