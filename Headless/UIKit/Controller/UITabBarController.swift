public import Foundation

/// A controller with a bar at the bottom, in which the user selects the child controller to show.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  private let bar = UITabBar(frame: .zero)
  private var selection: UIViewController?

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The bar.
  open var tabBar: UITabBar { bar }

  /// The controllers, from leading to trailing.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers.
  ///
  /// The selected controller stays selected if it is among the new controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let gone = children.filter { old in !new.contains { $0 === old } }
    for controller in new where !children.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    storedChildren = new + gone
    show(new.contains { $0 === selection } ? selection : new.first)
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    updateBar()
  }

  /// The selected controller.
  open var selectedViewController: UIViewController? {
    get { selection }
    set {
      guard let newValue, children.contains(where: { $0 === newValue }) else { return }
      show(newValue)
    }
  }

  /// The index of the selected controller; `NSNotFound` if there are none.
  open var selectedIndex: Int {
    get { children.firstIndex { $0 === selection } ?? NSNotFound }
    set { if children.indices.contains(newValue) { show(children[newValue]) } }
  }

  /// The object that decides which tabs can be selected.
  @_documentation(visibility: internal)
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Showing

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    view.addSubview(bar)
    installSelection()
    updateBar()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    updateBar()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    selection?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    selection?.callIsAppearingIfNeeded()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selection?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    selection?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    selection?.endAppearanceTransition()
  }

  private func show(_ new: UIViewController?) {
    guard new !== selection else { return }
    let old = selection
    selection = new
    guard isViewLoaded else { return }
    let isSeen = appearance.phase == .shown || appearance.phase == .appearing
    if isSeen {
      old?.beginAppearanceTransition(false, animated: false)
      new?.beginAppearanceTransition(true, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    installSelection()
    updateBar()
    guard isSeen else { return }
    new?.callIsAppearingIfNeeded()
    old?.endAppearanceTransition()
    if appearance.phase == .shown { new?.endAppearanceTransition() }
  }

  private func installSelection() {
    guard let selection, let shown = selection.view else { return }
    shown.frame = frameOfContent(selection)
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(shown, belowSubview: bar)
  }

  // MARK: Bar

  /// Whether the bar is hidden because the selected tab has pushed a controller that hides it.
  fileprivate var hidesBar: Bool {
    guard let navigation = selection as? UINavigationController else { return false }
    return navigation.children.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  func updateBar() {
    guard isViewLoaded else { return }
    bar.items = children.map(\.tabBarItem)
    bar.selectedItem = selection?.tabBarItem
    let height = UITabBar.height + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    bar.isHidden = hidesBar
    guard let selection else { return }
    selection.barInsets = insetsOfBarsInFront(of: selection)
    let isBelowBars = edgesBehindBars(of: selection) != .all
    guard isBelowBars || selection.isBelowBars else { return }
    selection.isBelowBars = isBelowBars
    selection.viewIfLoaded?.frame = frameOfContent(selection)
  }

  /// Called when the user has chosen a tab, before it is selected.
  @_documentation(visibility: internal)
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  func userDidSelect(_ index: Int) {
    let controller = children[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) != false, shouldSelectTab(of: controller) else {
      // The bar has already selected the item.
      bar.selectedItem = selection?.tabBarItem
      return
    }
    tabBar(bar, didSelect: controller.tabBarItem)
    let previous = selection
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
    didSelectTab(of: controller, previous: previous)
  }

  // MARK: Tabs since iOS 18

  var storedTabs: [UITab] = []

  /// Where the tabs are shown, which is always the bar at the bottom in the headless UIKit.
  @_documentation(visibility: internal)
  open var mode = UITabBarController.Mode.automatic
}

extension UITabBarController: BarContainer {
  func insetsOfBars(over child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: hidesBar ? 0 : UITabBar.height, right: 0)
  }

  var edgesOfOpaqueBars: UIRectEdge { bar.isTranslucent ? [] : .bottom }

  func barsMayMoveContent() {
    updateBar()
  }
}
