public import Foundation
public import HeadlessEnumerations

/// A controller whose pages the user turns by scrolling.
///
/// Only the style `.scroll` turns pages by touch. Pages of the style `.pageCurl` change only through
/// ``setViewControllers(_:direction:animated:completion:)``, without a curl.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The way in which pages turn.
  public typealias TransitionStyle = UIPageViewControllerTransitionStyle
  /// The axis along which pages are turned.
  public typealias NavigationOrientation = UIPageViewControllerNavigationOrientation
  /// Whether pages are turned forward or backward.
  public typealias NavigationDirection = UIPageViewControllerNavigationDirection

  /// An option of a page view controller.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The option as a string.
    public let rawValue: String

    /// Creates an option from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The space between two pages: an `NSNumber` in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  private let storedStyle: TransitionStyle
  private let storedOrientation: NavigationOrientation
  private let spacing: CGFloat
  private var current: UIViewController?
  /// The neighbors of the current page; nil until they are requested.
  private var neighbors: (before: UIViewController?, after: UIViewController?)?
  /// The page to which the user is turning.
  private var pending: UIViewController?
  private lazy var scrollView = PageScrollView(in: self)
  private var isPlacing = false

  /// Creates a page view controller without pages.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    (storedStyle, storedOrientation) = (style, navigationOrientation)
    let spacing = options?[.interPageSpacing]
    self.spacing = spacing as? CGFloat ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (storedStyle, storedOrientation, spacing) = (.pageCurl, .horizontal, 0)
    super.init(coder: coder)
  }

  /// The way in which pages turn.
  open var transitionStyle: UIPageViewController.TransitionStyle { storedStyle }

  /// The axis along which pages are turned.
  open var navigationOrientation: UIPageViewController.NavigationOrientation { storedOrientation }

  /// The object that provides the pages; without one, the user cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbors = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The delegate.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The visible page.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// The gesture recognizers that turn pages; none for the style `.scroll`, as in UIKit.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers?.first
    let old = current
    cancelTurn()
    guard new !== old else { return completion?(true) ?? () }
    if let new, new.parent !== self { addChild(new) }
    current = new
    neighbors = nil
    guard isViewLoaded else {
      new?.didMove(toParent: self)
      old.map(discard)
      completion?(true)
      return
    }
    show(new, replacing: old, from: direction, animated: animated, completion)
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !scrollView.isDragging, !scrollView.isDecelerating else { return }
    place()
  }

  private var isHorizontal: Bool { storedOrientation == .horizontal }

  /// The distance between the origins of two pages.
  private var step: CGFloat {
    (isHorizontal ? scrollView.bounds.width : scrollView.bounds.height)
  }

  private var pages: [UIViewController] {
    if neighbors == nil, storedStyle == .scroll, let current, let dataSource {
      neighbors = (
        dataSource.pageViewController(self, viewControllerBefore: current),
        dataSource.pageViewController(self, viewControllerAfter: current)
      )
    }
    return [neighbors?.before, current, neighbors?.after].compactMap { $0 }
  }

  private func frame(ofPageAt index: Int) -> CGRect {
    let offset = CGFloat(index) * step
    var frame = CGRect(origin: .zero, size: scrollView.bounds.size)
    if isHorizontal { frame.origin.x = offset } else { frame.origin.y = offset }
    return frame.insetBy(dx: isHorizontal ? spacing / 2 : 0, dy: isHorizontal ? 0 : spacing / 2)
  }

  /// Places the visible page, and the space for its neighbors.
  private func place() {
    isPlacing = true
    defer { isPlacing = false }
    let extra = spacing / 2
    scrollView.frame = view.bounds.insetBy(dx: isHorizontal ? -extra : 0, dy: isHorizontal ? 0 : -extra)
    let pages = pages
    let size = scrollView.bounds.size
    let count = CGFloat(pages.count)
    scrollView.contentSize =
      isHorizontal
      ? CGSize(width: count * size.width, height: size.height) : CGSize(width: size.width, height: count * size.height)
    for (index, page) in pages.enumerated() where page === current || page.viewIfLoaded?.superview === scrollView {
      page.view.frame = frame(ofPageAt: index)
      page.view.autoresizingMask = []
      if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
      guard page === current else { continue }
      let place = CGFloat(index) * step
      scrollView.contentOffset = isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
    }
  }

  private func show(
    _ new: UIViewController?, replacing old: UIViewController?, from direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    place()
    let finish = { [weak self] in
      new?.didMove(toParent: self)
      old.map { self?.discard($0) }
      completion?(true)
    }
    guard animated, storedStyle == .scroll, view.window != nil, let new, let oldView = old?.viewIfLoaded else {
      return finish()
    }
    let way = direction == .forward ? step : -step
    let (dx, dy) = isHorizontal ? (way, 0) : (0, way)
    let target = new.view.frame
    UIView.performWithoutAnimation {
      oldView.frame = target
      new.view.frame = target.offsetBy(dx: dx, dy: dy)
    }
    UIView.animate(withDuration: Self.duration) {
      new.view.frame = target
      oldView.frame = target.offsetBy(dx: -dx, dy: -dy)
    } completion: { _ in
      finish()
    }
  }

  /// The duration of a page turn, in seconds.
  private static let duration: TimeInterval = 0.3

  private func discard(_ page: UIViewController) {
    guard page !== current else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  // MARK: Turning

  /// Shows the page toward which the user drags.
  fileprivate func didScroll() {
    guard !isPlacing, scrollView.isDragging, pending == nil, let current else { return }
    let pages = pages
    guard let index = pages.firstIndex(where: { $0 === current }) else { return }
    let offset = isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
    let way = offset - CGFloat(index) * step
    guard way != 0, let new = way > 0 ? neighbors?.after : neighbors?.before else { return }
    pending = new
    delegate?.pageViewController(self, willTransitionTo: [new])
    if new.parent !== self { addChild(new) }
    new.view.frame = frame(ofPageAt: index + (way > 0 ? 1 : -1))
    scrollView.addSubview(new.view)
  }

  /// Ends a turn when the pages have come to rest.
  fileprivate func didRest() {
    guard let new = pending, let old = current else { return }
    let pages = pages
    let offset = isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
    let index = Int((offset / max(1, step)).rounded())
    let completes = pages.indices.contains(index) && pages[index] === new
    pending = nil
    if completes {
      current = new
      neighbors = nil
      new.didMove(toParent: self)
      discard(old)
    } else {
      discard(new)
    }
    place()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completes)
  }

  private func cancelTurn() {
    guard let pending else { return }
    self.pending = nil
    discard(pending)
  }
}

/// The scroll view of a page view controller.
private final class PageScrollView: UIScrollView, UIScrollViewDelegate {
  private weak var pages: UIPageViewController?

  init(in pages: UIPageViewController) {
    self.pages = pages
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { pages?.didScroll() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { pages?.didRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { pages?.didRest() }
}
