public import Foundation
public import HeadlessEnumerations

/// A controller that shows several controllers in columns, or in one stack in compact width.
///
/// The columns float, as on iPadOS 26 and later, or fill the height, as on earlier versions. The doubt "sidebar-shape"
/// determines which of the two.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The number of columns.
  @_documentation(visibility: internal)
  public typealias Style = UISplitViewControllerStyle
  /// A column.
  @_documentation(visibility: internal)
  public typealias Column = UISplitViewControllerColumn
  /// Which columns are visible.
  @_documentation(visibility: internal)
  public typealias DisplayMode = UISplitViewControllerDisplayMode
  /// The way in which the columns share the width.
  @_documentation(visibility: internal)
  public typealias SplitBehavior = UISplitViewControllerSplitBehavior
  /// The edge of the primary column.
  @_documentation(visibility: internal)
  public typealias PrimaryEdge = UISplitViewControllerPrimaryEdge

  private let storedStyle: Style
  /// The controllers of the columns, as the app has set them.
  private var columns: [Column: UIViewController] = [:]
  /// The children that show the columns: navigation controllers, unless the style is unspecified.
  private var shells: [Column: UIViewController] = [:]
  private var mode = DisplayMode.secondaryOnly
  private var collapsed = false
  private var hasLaidOut = false
  /// The controllers that were moved from other columns to the stack of the collapsed interface.
  private var collapsedStacks: [(column: Column, controllers: [UIViewController])] = []

  /// Creates a split view controller with columns.
  @_documentation(visibility: internal)
  public init(style: Style) {
    storedStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller of the classic style.
  @_documentation(visibility: internal)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    storedStyle = .unspecified
    super.init(coder: coder)
  }

  /// The number of columns.
  @_documentation(visibility: internal)
  open var style: Style { storedStyle }

  /// The delegate.
  @_documentation(visibility: internal)
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// Sets the controller of a column.
  ///
  /// A controller that is not a navigation controller is shown inside a navigation controller.
  @_documentation(visibility: internal)
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    expandStacks()
    shells[column].map(removeShell)
    (columns[column], shells[column]) = (vc, nil)
    if let vc {
      let needsNavigation = storedStyle != .unspecified && column != .compact && !(vc is UINavigationController)
      let shell = needsNavigation ? UINavigationController(rootViewController: vc) : vc
      shells[column] = shell
      addChild(shell)
      shell.didMove(toParent: self)
    }
    guard hasLaidOut else { return }
    if collapsed { collapse() }
    update()
  }

  /// Returns the controller that was set for a column.
  @_documentation(visibility: internal)
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// The controllers of the visible columns, from the leading edge.
  ///
  /// A collapsed interface has only one.
  ///
  /// Set it only with the classic style, to the primary and the secondary controller.
  open var viewControllers: [UIViewController] {
    get {
      if collapsed { return [shells[.compact] ?? shells[.primary]].compactMap { $0 } }
      return [Column.primary, .supplementary, .secondary].compactMap { shells[$0] }
    }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
    }
  }

  /// Whether the columns are collapsed into one stack, as in compact width.
  open var isCollapsed: Bool { collapsed }

  /// Shows a column beside or over the secondary column, or on the stack of a collapsed interface.
  @_documentation(visibility: internal)
  open func show(_ column: Column) {
    if collapsed {
      guard let stack = shells[.primary] as? UINavigationController, shells[.compact] == nil else { return }
      showOnStack(column, in: stack, animated: true)
      return
    }
    guard column != .secondary, layout.frame(of: column) == nil else { return }
    let isTwo = column == .primary && storedStyle == .tripleColumn
    setMode(isTwo ? twoColumns : oneColumn, animated: true)
  }

  /// Hides a column.
  @_documentation(visibility: internal)
  open func hide(_ column: Column) {
    guard !collapsed, column != .secondary, layout.frame(of: column) != nil else { return }
    let keepsOne = column == .primary && storedStyle == .tripleColumn
    setMode(keepsOne ? oneColumn : .secondaryOnly, animated: true)
  }

  /// Shows a controller in the secondary column, or on the stack of a collapsed interface.
  @_documentation(visibility: internal)
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if collapsed, shells[.compact] == nil, let stack = shells[.primary] as? UINavigationController {
      columns[.secondary] = vc
      collapsedStacks.removeAll { $0.column == .secondary }
      collapsedStacks.append((.secondary, [vc]))
      stack.pushViewController(vc, animated: true)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  // MARK: Display mode

  /// The display mode that the app prefers.
  @_documentation(visibility: internal)
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if hasLaidOut, !collapsed { setMode(standardMode, animated: false) } }
  }

  /// The way in which the columns share the width.
  @_documentation(visibility: internal)
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if hasLaidOut, !collapsed { setMode(standardMode, animated: false) } }
  }

  /// The columns that are visible.
  @_documentation(visibility: internal)
  open var displayMode: DisplayMode { mode }

  /// The edge of the primary column.
  @_documentation(visibility: internal)
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if hasLaidOut { update() } }
  }

  /// Whether a tap beside a column that covers the secondary column hides the covering column.
  @_documentation(visibility: internal)
  open var presentsWithGesture = true

  private var isWide: Bool { (viewIfLoaded?.bounds.width ?? 0) > (viewIfLoaded?.bounds.height ?? 0) }

  private var tiles: Bool {
    preferredSplitBehavior == .tile || (preferredSplitBehavior == .automatic && isWide)
  }

  private var oneColumn: DisplayMode { tiles ? .oneBesideSecondary : .oneOverSecondary }

  private var twoColumns: DisplayMode {
    if preferredSplitBehavior == .displace { return .twoDisplaceSecondary }
    return tiles && preferredSplitBehavior == .tile ? .twoBesideSecondary : .twoOverSecondary
  }

  /// The display mode at the current size, before any action of the user.
  private var standardMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  private func setMode(_ new: DisplayMode, animated: Bool) {
    guard new != mode else { return }
    delegate?.splitViewController(self, willChangeTo: new)
    let before = layout.visibleColumns
    mode = new
    let after = layout.visibleColumns
    for column in after where !before.contains(column) { delegate?.splitViewController(self, willShow: column) }
    for column in before where !after.contains(column) { delegate?.splitViewController(self, willHide: column) }
    guard animated, viewIfLoaded?.window != nil else { return update() }
    UIView.animate(withDuration: Self.duration) {
      self.update()
      self.view.layoutIfNeeded()
    }
  }

  /// The duration of the animation that shows a column, in seconds.
  private static let duration: TimeInterval = 0.3
  /// The width of a column, in points, and the largest fraction of the split view's width that a column takes.
  private static let (columnWidth, fraction) = (CGFloat(320), CGFloat(0.4))
  /// The margin around a floating sidebar, in points.
  private static let sidebarInset: CGFloat = 10

  private var layout: SplitLayout {
    let bounds = viewIfLoaded?.bounds ?? .zero
    let isRightToLeft = HeadlessWorld.state.display.layoutDirection == .rightToLeft
    return SplitLayout(
      bounds: bounds, mode: mode, hasSupplementary: storedStyle == .tripleColumn,
      isMirrored: (primaryEdge == .trailing) != isRightToLeft,
      columnWidth: width(of: .primary, in: bounds.width),
      supplementaryWidth: width(of: .supplementary, in: bounds.width),
      inset: HeadlessWorld.assumes(.sidebarIsInset) ? Self.sidebarInset : 0)
  }

  // MARK: Widths

  var widths: [Column: ColumnWidth] = [:] { didSet { widthsDidChange() } }

  /// Returns the width of a column in the width of the view, in points.
  func width(of column: Column, in whole: CGFloat) -> CGFloat {
    (widths[column] ?? ColumnWidth()).width(in: whole, standard: Self.columnWidth, fraction: Self.fraction)
  }

  private func widthsDidChange() {
    guard hasLaidOut, !collapsed else { return }
    update()
  }

  /// The button that shows and hides the primary column.
  var storedDisplayModeButton: UIBarButtonItem?
  var storedBackgroundStyle = BackgroundStyle.none

  // MARK: Layout

  @_documentation(visibility: internal)
  open override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer()
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.1)
    dimming.addGestureRecognizer(tap)
    tap.headlessAddAction { [weak self] in
      guard $0.state == .ended, let self, presentsWithGesture else { return }
      setMode(.secondaryOnly, animated: true)
    }
  }

  /// The view between the secondary column and columns that cover it.
  private let dimming = UIView()

  private var isOverlaid: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

  @_documentation(visibility: internal)
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if !hasLaidOut {
      hasLaidOut = true
      if isCompact { collapse() } else { mode = standardMode }
    } else if isCompact != collapsed {
      if isCompact { collapse() } else { expand() }
    } else if !collapsed, lastSize.map({ ($0.width > $0.height) != isWide }) == true {
      mode = standardMode
    }
    lastSize = view.bounds.size
    update()
  }

  private var lastSize: CGSize?

  /// Shows the visible columns with their frames, and removes the others.
  private func update() {
    guard isViewLoaded else { return }
    let compact = shells[.compact] ?? shells[.primary] ?? shells[.secondary]
    // The secondary column is behind the other columns.
    for column in [Column.secondary, .supplementary, .primary, .compact] {
      guard let shell = shells[column] else { continue }
      let frame =
        collapsed ? (shell === compact ? view.bounds : nil) : column == .compact ? nil : layout.frame(of: column)
      guard let frame else {
        shell.viewIfLoaded?.removeFromSuperview()
        continue
      }
      shell.view.autoresizingMask = []
      if shell.view.superview !== view { view.addSubview(shell.view) } else { view.bringSubviewToFront(shell.view) }
      if shell.view.frame != frame { shell.view.frame = frame }
      if column == .secondary { updateDimming() }
      let isFloating = !collapsed && column != .secondary && layout.inset > 0 && frame.minY > 0
      shell.view.layer.cornerRadius = isFloating ? 2 * layout.inset : 0
      shell.view.clipsToBounds = isFloating
    }
  }

  private func updateDimming() {
    guard !collapsed, isOverlaid else { return dimming.removeFromSuperview() }
    dimming.frame = view.bounds
    view.addSubview(dimming)
  }

  private func removeShell(_ shell: UIViewController) {
    shell.willMove(toParent: nil)
    shell.viewIfLoaded?.removeFromSuperview()
    shell.removeFromParent()
  }

  // MARK: Collapsing

  private func collapse() {
    collapsed = true
    defer { delegate?.splitViewControllerDidCollapse(self) }
    guard let stack = shells[.primary] as? UINavigationController else { return }
    let proposed: Column = shells[.compact] == nil ? .secondary : .compact
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    if top != .compact { showOnStack(top, in: stack, animated: false) }
  }

  /// Pushes the controllers of a column, and of the columns before it, onto the stack of the primary column.
  private func showOnStack(_ column: Column, in stack: UINavigationController, animated: Bool) {
    let order: [Column] = [.supplementary, .secondary]
    if column == .primary { return expandStacks() }
    for other in order where other.rawValue <= column.rawValue {
      guard !collapsedStacks.contains(where: { $0.column == other }), let shell = shells[other] else { continue }
      let moved = (shell as? UINavigationController)?.viewControllers ?? [shell]
      if let navigation = shell as? UINavigationController { navigation.viewControllers = [] }
      collapsedStacks.append((other, moved))
      for controller in moved { stack.pushViewController(controller, animated: animated && controller === moved.last) }
    }
  }

  private func expand() {
    collapsed = false
    expandStacks()
    let proposed = standardMode
    mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Moves controllers from the stack of the collapsed interface back to their columns.
  private func expandStacks() {
    guard !collapsedStacks.isEmpty, let stack = shells[.primary] as? UINavigationController else { return }
    let moved = collapsedStacks.flatMap(\.controllers)
    let above = stack.viewControllers.drop { controller in !moved.contains { $0 === controller } }
    stack.viewControllers = stack.viewControllers.filter { controller in !above.contains { $0 === controller } }
    for (column, controllers) in collapsedStacks {
      let own = column == collapsedStacks.last?.column ? above.drop { $0 !== controllers.first } : controllers[...]
      let content = own.isEmpty ? controllers : Array(own)
      if let navigation = shells[column] as? UINavigationController {
        navigation.viewControllers = content
      } else if shells[column] == nil, let controller = content.first {
        let navigation = UINavigationController(rootViewController: controller)
        shells[column] = navigation
        addChild(navigation)
        navigation.didMove(toParent: self)
      }
    }
    collapsedStacks = []
  }
}
