import Foundation

extension HeadlessTouches {
  /// Taps the status bar, which scrolls to the top.
  ///
  /// As Apple documents, nothing happens if several visible scroll views of the key window have `scrollsToTop` set, or
  /// if the delegate does not allow scrolling to the top.
  public static func tapStatusBar() {
    HeadlessWorld.updateCycle()
    guard let window = UIApplication.shared.keyWindow else { return }
    let found = window.scrollViewsForStatusBar
    guard found.count == 1, let scrollView = found.first,
      scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    else { return }
    let inset = scrollView.reachableInset
    scrollView.motion.animate(to: CGPoint(x: scrollView.contentOffset.x, y: -inset.top)) { [weak scrollView] in
      if let scrollView { scrollView.delegate?.scrollViewDidScrollToTop(scrollView) }
    }
  }
}

extension UIView {
  /// The scroll views in this view that are visible and that a tap on the status bar would scroll.
  fileprivate var scrollViewsForStatusBar: [UIScrollView] {
    guard !isHidden, alpha > 0 else { return [] }
    let own = (self as? UIScrollView).flatMap { $0.scrollsToTop && $0.isScrollEnabled && $0.isOnScreen ? $0 : nil }
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.scrollViewsForStatusBar)
  }

  private var isOnScreen: Bool {
    guard let window else { return false }
    return window.bounds.intersects(convert(bounds, to: window as UIView))
  }
}
