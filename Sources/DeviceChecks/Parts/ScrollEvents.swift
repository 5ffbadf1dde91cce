#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// The delegate of a scroll view, which reports when motions begin and end.
  final class ScrollEvents: NSObject, UIScrollViewDelegate {
    var onDeceleration: () -> Void = {}
    var onAnimationEnd: () -> Void = {}
    var onScroll: () -> Void = {}

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { onDeceleration() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { onAnimationEnd() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
  }
#endif
