#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// A scroll view that reports when it is asked to scroll.
  final class ScrollReporter: UIScrollView {
    var onScroll: () -> Void = {}

    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set {
        let isNew = newValue != super.contentOffset
        super.contentOffset = newValue
        if isNew { onScroll() }
      }
    }

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      onScroll()
      super.setContentOffset(contentOffset, animated: animated)
    }

    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      onScroll()
      super.scrollRectToVisible(rect, animated: animated)
    }
  }
#endif
