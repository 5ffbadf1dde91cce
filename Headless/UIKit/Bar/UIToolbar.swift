public import Foundation
public import HeadlessEnumerations

/// A row of buttons, at the bottom of a screen or on top of the keyboard.
@MainActor open class UIToolbar: UIView {
  private var storedItems: [UIBarButtonItem]?
  private var itemViews: [UIView] = []

  /// A toolbar of this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How the bar looks.
  open var barStyle: UIBarStyle = .default

  /// Whether what is below shines through.
  open var isTranslucent = true

  /// The colour of the bar itself; nil for the system's.
  open var barTintColor: UIColor?

  /// The buttons and spaces, from leading to trailing.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set {
      for item in storedItems ?? [] where item.bar === self { item.bar = nil }
      storedItems = newValue
      rebuild()
    }
  }

  /// Sets the buttons and spaces.
  ///
  /// They are there at once, animated or not.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// What a bar asks for, above what the home indicator takes.
  ///
  /// See the doubt "toolbar-height".
  static var height: CGFloat {
    if HeadlessWorld.assumes(.toolbarIs48High) { return 48 }
    return HeadlessWorld.assumes(.toolbarIs58High) ? 58 : 44
  }
  /// What the bar keeps free at both ends, and between two buttons.
  private static let (margin, spacing) = (CGFloat(16), CGFloat(8))

  /// What the buttons have: the bar's own height, above what the home indicator takes.
  private var contentHeight: CGFloat { max(Self.height, bounds.height - safeAreaInsets.bottom) }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Shows the items anew.
  func rebuild() {
    for view in itemViews where view.superview === self { view.removeFromSuperview() }
    itemViews = []
    for item in storedItems ?? [] where !item.isHidden {
      item.bar = self
      guard let view = item.makeView() else { continue }
      itemViews.append(view)
      addSubview(view)
    }
    setNeedsLayout()
  }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = (storedItems ?? []).filter { !$0.isHidden }
    let widths = items.map(width(of:))
    let gaps = zip(items, items.dropFirst()).filter { !$0.isSpace && !$1.isSpace }.count
    let taken = widths.reduce(0, +) + CGFloat(gaps) * Self.spacing + 2 * Self.margin
    let springs = items.filter { $0.systemItem == .flexibleSpace }.count
    let slack = springs > 0 ? max(0, bounds.width - taken) / CGFloat(springs) : 0
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    var x = Self.margin
    var previous: UIBarButtonItem?
    for (item, width) in zip(items, widths) {
      if let previous, !previous.isSpace, !item.isSpace { x += Self.spacing }
      if let view = item.headlessView {
        let height = height(of: view)
        let left = isRightToLeft ? bounds.width - x - width : x
        view.frame = CGRect(x: left, y: (contentHeight - height) / 2, width: width, height: height)
      }
      x += item.systemItem == .flexibleSpace ? slack : width
      previous = item
    }
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.isSpace || item.width > 0 { return item.width }
    guard let view = item.headlessView else { return 0 }
    return size(of: view).width
  }

  private func height(of view: UIView) -> CGFloat {
    // A button can be tapped over the whole height of the bar.
    view is UIButton ? contentHeight : min(contentHeight, size(of: view).height)
  }

  /// The size that a view has, or asks for if it has none.
  private func size(of view: UIView) -> CGSize {
    let asked = view.intrinsicContentSize
    return CGSize(
      width: asked.width >= 0 ? asked.width : view.bounds.width,
      height: asked.height >= 0 ? asked.height : view.bounds.height)
  }
}
