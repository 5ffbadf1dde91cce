public import Foundation

/// A row of dots, one for each page.
///
/// A touch on the half before the current dot selects the page before it, any other the one after it.
// Hidden from the documentation: the table of UIKit's interface has no rows for it.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIPageControl: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
    }
  }

  /// The current page, from 0.
  open var currentPage = 0 {
    didSet { currentPage = min(max(0, currentPage), max(0, numberOfPages - 1)) }
  }

  /// Whether the control is invisible if there is only one page.
  open var hidesForSinglePage = false

  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?

  /// The color of the current dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// Returns the size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    // Reported by developers for iOS 14 to 18: dots with a distance of about 16 points.
    CGSize(width: max(0, CGFloat(pageCount)) * 16 + 23, height: 26)
  }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize {
    hidesForSinglePage && numberOfPages <= 1 ? .zero : size(forNumberOfPages: numberOfPages)
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_documentation(visibility: internal)
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    let page = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != page { sendActions(for: .valueChanged) }
  }
}
