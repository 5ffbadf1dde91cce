public import Foundation

/// A row of tabs at the bottom of the screen.
@preconcurrency @MainActor open class UITabBar: UIView {
  private var tabs: [UIButton] = []

  /// Creates a tab bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the bar is translucent.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { (delegate as? UITabBarController)?.updateBar() } }
  }

  /// The background and the items.
  @_documentation(visibility: internal)
  open var standardAppearance = UITabBarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor }
  }

  /// The background while no content is behind the bar; nil for the background of ``standardAppearance``.
  @_documentation(visibility: internal)
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The color behind the tabs.
  @_documentation(visibility: internal)
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor }
  }

  /// The color of tabs that are not selected.
  @_documentation(visibility: internal)
  open var unselectedItemTintColor: UIColor?

  /// The height above the home indicator.
  ///
  /// The height is 49 points, or 32 points in compact height, or 50 points on an iPad.
  static var height: CGFloat {
    let traits = HeadlessWorld.state.traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 49
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  // MARK: Items

  /// The object that is notified of the chosen items.
  @_documentation(visibility: internal)
  open weak var delegate: (any UITabBarDelegate)?

  /// The items, from leading to trailing.
  @_documentation(visibility: internal)
  open var items: [UITabBarItem]? {
    didSet {
      if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      showItems()
    }
  }

  /// The selected item; nil for none.
  @_documentation(visibility: internal)
  open weak var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { showItems() } } }

  /// Replaces the items.
  @_documentation(visibility: internal)
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  /// Shows the titles and the selection of the items.
  func showItems() {
    let items = items ?? []
    if items.count != tabs.count {
      for tab in tabs { tab.removeFromSuperview() }
      tabs = items.indices.map(makeTab)
    }
    for (item, tab) in zip(items, tabs) {
      tab.setTitle(item.title, for: .normal)
      tab.isSelected = item === selectedItem
      tab.isEnabled = item.isEnabled
    }
    setNeedsLayout()
  }

  private func makeTab(_ index: Int) -> UIButton {
    let tab = UIButton(type: .system)
    tab.titleLabel?.font = .systemFont(ofSize: 10)
    tab.addAction(UIAction { [weak self] _ in self?.userDidSelect(index) }, for: .primaryActionTriggered)
    addSubview(tab)
    return tab
  }

  private func userDidSelect(_ index: Int) {
    if let controller = delegate as? UITabBarController, controller.tabBar === self {
      return controller.userDidSelect(index)
    }
    guard let items, items.indices.contains(index) else { return }
    selectedItem = items[index]
    delegate?.tabBar(self, didSelect: items[index])
  }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, tabs.count))
    for (index, tab) in tabs.enumerated() {
      tab.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
    }
  }
}

extension UITabBar {
  /// The views of the tabs, which a test can tap.
  public var headlessTabs: [UIView] { tabs }
}
