public import Foundation

/// A row of tabs at the lower edge of a screen.
@MainActor open class UITabBar: UIView {
  private var tabs: [UIButton] = []
  private var select: (Int) -> Void = { _ in }

  /// A tab bar of this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether what is below shines through.
  open var isTranslucent = true

  /// 49 points above what the home indicator takes; 32 where the screen is low, 50 on a pad.
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
  /// The views that stand for the tabs, so that a test can tap them.
  public var headlessTabs: [UIView] { tabs }
}
