public import Foundation
public import HeadlessEnumerations

/// A row of buttons at the bottom of the screen or above the keyboard.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private var storedItems: [UIBarButtonItem]?
  private var itemViews: [UIView] = []
  var backgroundImages: [ImagePlace: UIImage] = [:]
  var shadowImages: [UIBarPosition.RawValue: UIImage] = [:]

  /// Creates a toolbar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The style of the bar.
  open var barStyle: UIBarStyle = .default

  /// Whether the bar is translucent.
  open var isTranslucent = true

  /// The color of the bar; nil for the system's.
  open var barTintColor: UIColor?

  /// The background and the buttons.
  @_documentation(visibility: internal)
  open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsLayout() } }

  /// The background and the buttons in compact height; nil to use ``standardAppearance``.
  @_documentation(visibility: internal)
  open var compactAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }

  /// The background while no content is behind the bar; nil for the background of ``standardAppearance``.
  ///
  /// In the headless UIKit, the bar cannot detect the content behind it, so this appearance is never used.
  @_documentation(visibility: internal)
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// The color of the appearance that was shown last.
  private var shownColor: UIColor?

  /// Shows the color of the current appearance, unless the app has set another one.
  private func showAppearance() {
    let isLow = traitCollection.verticalSizeClass == .compact
    let color = (isLow ? compactAppearance ?? standardAppearance : standardAppearance).backgroundColor
    guard color != shownColor, backgroundColor == shownColor else { return }
    (shownColor, backgroundColor) = (color, color)
  }

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
  /// The change is immediate, even if `animated` is true.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// The height above the home indicator.
  ///
  /// See the doubt "toolbar-height".
  static var height: CGFloat {
    if HeadlessWorld.assumes(.toolbarIs48High) { return 48 }
    return HeadlessWorld.assumes(.toolbarIs58High) ? 58 : 44
  }
  /// The margin at both ends, and the spacing between buttons.
  private static let (margin, spacing) = (CGFloat(16), CGFloat(8))

  /// The height of the buttons, which is the bar's height without the home indicator's area.
  private var contentHeight: CGFloat { max(Self.height, bounds.height - safeAreaInsets.bottom) }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Replaces the views of the items.
  func rebuild() {
    for view in itemViews where view.superview === self { view.removeFromSuperview() }
    itemViews = []
    for item in storedItems ?? [] where !item.isHidden {
      item.bar = self
      if window != nil { HeadlessAppearance.apply(to: item, in: self) }
      guard let view = item.makeView() else { continue }
      itemViews.append(view)
      addSubview(view)
    }
    setNeedsLayout()
  }

  @_documentation(visibility: internal)
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    for item in storedItems ?? [] { HeadlessAppearance.apply(to: item, in: self) }
  }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    showAppearance()
    let items = (storedItems ?? []).filter { !$0.isHidden }
    let widths = items.map(width(of:))
    let gaps = zip(items, items.dropFirst()).filter { !$0.isSpace && !$1.isSpace }.count
    // The buttons are beside a notch, but the bar's background is behind it.
    let (safe, isRightToLeft) = (safeAreaInsets, traitCollection.layoutDirection == .rightToLeft)
    let margins = safe.left + safe.right + 2 * Self.margin
    let taken = widths.reduce(0, +) + CGFloat(gaps) * Self.spacing + margins
    let springs = items.filter { $0.systemItem == .flexibleSpace }.count
    let slack = springs > 0 ? max(0, bounds.width - taken) / CGFloat(springs) : 0
    var x = Self.margin + (isRightToLeft ? safe.right : safe.left)
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
    // A button accepts taps over the whole height of the bar.
    view is UIButton ? contentHeight : min(contentHeight, size(of: view).height)
  }

  /// Returns a view's intrinsic size, or the size of its bounds in a dimension without an intrinsic size.
  private func size(of view: UIView) -> CGSize {
    let asked = view.intrinsicContentSize
    return CGSize(
      width: asked.width >= 0 ? asked.width : view.bounds.width,
      height: asked.height >= 0 ? asked.height : view.bounds.height)
  }
}
