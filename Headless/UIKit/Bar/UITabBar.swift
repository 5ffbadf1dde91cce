public import Foundation

/// A row of tabs at the bottom of the screen.
@preconcurrency @MainActor open class UITabBar: UIView {
  private var tabs: [UIButton] = []
  private var select: (Int) -> Void = { _ in }

  /// Creates a tab bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the bar is translucent.
  open var isTranslucent = true

  /// The background and the items.
  @_documentation(visibility: internal)
  open var standardAppearance = UITabBarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor }
  }

  /// The background over no content; nil for that of ``standardAppearance``.
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

  /// The height above the home indicator: 49 points, 32 in compact height, 50 on an iPad.
  static var height: CGFloat {
    let traits = HeadlessWorld.state.traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 49
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Shows one tab for each title.
  func show(_ titles: [String], selected: Int, select: @escaping (Int) -> Void) {
    self.select = select
    if titles.count != tabs.count {
      for tab in tabs { tab.removeFromSuperview() }
      tabs = titles.indices.map(makeTab)
    }
    for (index, tab) in tabs.enumerated() {
      tab.setTitle(titles[index], for: .normal)
      tab.isSelected = index == selected
    }
    setNeedsLayout()
  }

  private func makeTab(_ index: Int) -> UIButton {
    let tab = UIButton(type: .system)
    tab.titleLabel?.font = .systemFont(ofSize: 10)
    tab.addAction(UIAction { [weak self] _ in self?.select(index) }, for: .primaryActionTriggered)
    addSubview(tab)
    return tab
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
