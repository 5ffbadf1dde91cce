import Foundation
import HeadlessEnumerations

// A large title and a search bar follow the content of the visible controller. The content is the controller's view, if
// this is a scroll view, or else the first subview. The safe area of the controller, and with it the adjusted inset of
// the scroll view, equals the height of the bar at every moment. Therefore, content at the top always rests at the
// bar's edge. openradar 32683602 describes a label that was constrained to the safe area and moved with the bar. The
// content can scroll down until the whole title is visible, which is farther than the current inset allows. Scrolling
// to the current inset in code leaves the title small. The last two facts are known only from observation.
extension UINavigationController {
  // MARK: Shape

  /// Returns the fully expanded shape of the bar for a controller.
  func fullShape(for controller: UIViewController) -> NavigationBarShape {
    guard !isNavigationBarHidden else { return NavigationBarShape() }
    let item = controller.navigationItem
    var shape = NavigationBarShape(row: UINavigationBar.height)
    if item.prompt != nil { shape.prompt = NavigationBarShape.promptHeight }
    // A large title is not shown in compact height. This was observed on devices; Apple does not document it.
    let isLow = HeadlessWorld.state.traitCollection.verticalSizeClass == .compact
    if isLarge(controller), !isLow { shape.largeTitle = NavigationBarShape.largeTitleHeight }
    guard let search = item.searchController else { return shape }
    shape.search = NavigationBarShape.searchHeight
    shape.hidesSearch = item.hidesSearchBarWhenScrolling && !search.isActive
    if search.isActive {
      shape.largeTitle = 0
      if search.hidesNavigationBarDuringPresentation { (shape.row, shape.prompt) = (0, 0) }
    }
    return shape
  }

  /// Returns the current shape of the bar for a controller.
  func shape(for controller: UIViewController) -> NavigationBarShape {
    fullShape(for: controller).expanded(to: controller.navigationItem.expansion)
  }

  private func isLarge(_ controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    let item = controller.navigationItem
    switch item.largeTitleDisplayMode {
    case .always: item.wasLarge = true
    case .never: item.wasLarge = false
    default:
      guard let index = storedChildren.firstIndex(where: { $0 === controller }) else { break }
      item.wasLarge = index == 0 || isLarge(storedChildren[index - 1])
    }
    return item.wasLarge
  }

  // MARK: Changes

  /// Updates the bar after an item has changed.
  func barItemDidChange(_ item: UINavigationItem) {
    guard shown?.navigationItem === item || storedChildren.contains(where: { $0.navigationItem === item }) else {
      return
    }
    barShapeDidChange()
  }

  func barShapeDidChange() {
    guard isViewLoaded else { return }
    placeBar()
    updateBarInsets()
  }

  func placeBar() {
    placeToolbar()
    let shape = shown.map(shape) ?? NavigationBarShape(row: UINavigationBar.height)
    let height = isNavigationBarHidden ? UINavigationBar.height : shape.height
    let top = isNavigationBarHidden ? -height : view.safeAreaInsets.top
    navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    navigationBar.isHidden = isNavigationBarHidden
    if !isNavigationBarHidden { navigationBar.show(shown?.navigationItem, shape) }
    noteContentBelowBar()
    placeSearch()
  }

  func updateBarInsets() {
    for child in storedChildren { child.barInsets = insetsOfBarsInFront(of: child) }
    guard let shown else { return }
    shown.barInsets = insetsOfBarsInFront(of: shown)
    // A transition moves the view itself.
    let isBelowBars = edgesBehindBars(of: shown) != .all
    guard activeTransition == nil, isBelowBars || shown.isBelowBars else { return }
    shown.isBelowBars = isBelowBars
    shown.viewIfLoaded?.frame = frameOfContent(shown)
  }

  /// Places the views of search controllers over the content, below the bar.
  func placeSearch() {
    let search = shown?.navigationItem.searchController
    for other in searches where other !== search || !other.isActive {
      other.viewIfLoaded?.removeFromSuperview()
    }
    searches = search.map { [$0] } ?? []
    guard let search, search.isActive, let over = search.view else { return }
    if over.superview !== view { view.insertSubview(over, belowSubview: navigationBar) }
    over.frame = view.bounds
    search.barInsets = shown?.barInsets ?? .zero
  }

  // MARK: Scrolling

  /// The scroll view that the bar follows.
  var contentScrollView: UIScrollView? {
    guard let view = shown?.viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  /// Updates the bar after the content has scrolled or its insets have changed.
  func contentDidScroll() {
    guard !isFollowingContent, let shown, let scrollView = contentScrollView, scrollView.window != nil else { return }
    isFollowingContent = true
    defer {
      isFollowingContent = false
      noteContentBelowBar()
    }
    let item = shown.navigationItem
    for _ in 0..<Self.maximumUpdates {
      let all = fullShape(for: shown).collapsible
      let distance = scrollView.distanceFromTop
      let present = min(item.expansion, all)
      let wanted = isBelowBar(scrollView) ? present - distance : all - distance
      let new = wanted >= all && distance <= 0 ? .infinity : min(max(0, wanted), all)
      let isSame = new == item.expansion
      item.expansion = new
      if isSame || all == 0 { break }
      placeBar()
      updateBarInsets()
    }
  }

  /// Gives the bar a background if content has scrolled behind it.
  private func noteContentBelowBar() {
    navigationBar.isOverContent = contentScrollView.map { $0.distanceFromTop > Self.imperceptible } ?? false
  }

  private static let imperceptible: CGFloat = 1 / 1024

  /// Returns how far the content can scroll down beyond its inset, to expand the bar completely.
  func hiddenExpansion(above scrollView: UIScrollView) -> CGFloat {
    guard let shown, scrollView === contentScrollView, isBelowBar(scrollView) else { return 0 }
    let all = fullShape(for: shown).collapsible
    return all - min(shown.navigationItem.expansion, all)
  }

  /// Returns the offset at which content comes to rest, so that the bar is not left between two states.
  ///
  /// This is known only from observation.
  func settled(_ offset: CGPoint, of scrollView: UIScrollView) -> CGPoint {
    guard let shown, scrollView === contentScrollView, isBelowBar(scrollView) else { return offset }
    let full = fullShape(for: shown)
    let smallest = scrollView.adjustedContentInset.top - min(shown.navigationItem.expansion, full.collapsible)
    let expansion = -(offset.y + smallest)
    guard expansion > 0, expansion < full.collapsible else { return offset }
    let stop = full.stops.min { abs($0 - expansion) < abs($1 - expansion) } ?? 0
    return CGPoint(x: offset.x, y: -(smallest + stop))
  }

  /// Returns whether the inset of a scroll view follows the bar, because the scroll view extends behind the smallest
  /// bar.
  ///
  /// A scroll view that begins below the bar moves with it, so the title moves twice as fast as the finger (Stack
  /// Overflow, 46570313).
  private func isBelowBar(_ scrollView: UIScrollView) -> Bool {
    guard let shown, let root = shown.viewIfLoaded else { return false }
    let top = scrollView === root ? 0 : scrollView.frame.minY
    let least = view.safeAreaInsets.top + fullShape(for: shown).expanded(to: 0).height
    return top < least && scrollView.safeAreaContribution.top > 0
  }

  private static let maximumUpdates = 4
}

extension UINavigationController: BarContainer {
  func insetsOfBars(over child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(top: shape(for: child).height, left: 0, bottom: isToolbarHidden ? 0 : UIToolbar.height, right: 0)
  }

  var edgesOfOpaqueBars: UIRectEdge {
    var edges: UIRectEdge = []
    if !navigationBar.isTranslucent { edges.insert(.top) }
    if storedToolbar?.isTranslucent == false { edges.insert(.bottom) }
    return edges
  }

  func barsMayMoveContent() {
    barShapeDidChange()
  }
}

extension UIScrollView {
  /// The distance of the content from its resting position at the top, in points.
  var distanceFromTop: CGFloat { contentOffset.y + adjustedContentInset.top }

  /// The navigation controller whose bar can follow the content.
  var followingNavigation: UINavigationController? {
    let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    return owner?.storedParent as? UINavigationController
  }
}
