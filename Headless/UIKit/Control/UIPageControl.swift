public import Foundation
public import HeadlessEnumerations

/// A row of dots, one for each page.
///
/// A touch before the current dot selects the previous page, and any other touch selects the next page.
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

  /// The current page, counted from 0.
  open var currentPage = 0 {
    didSet { currentPage = min(max(0, currentPage), max(0, numberOfPages - 1)) }
  }

  /// Whether the control is invisible if there is only one page.
  open var hidesForSinglePage = false

  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?

  /// The color of the current dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// The background behind the dots.
  public typealias BackgroundStyle = UIPageControlBackgroundStyle
  /// The way in which the user changes the page.
  public typealias InteractionState = UIPageControlInteractionState

  /// The background behind the dots, which is not drawn in the headless UIKit.
  open var backgroundStyle = UIPageControl.BackgroundStyle.automatic

  /// Whether a finger that moves along the dots changes the page continuously.
  open var allowsContinuousInteraction = true

  /// The way in which the user is changing the page.
  open private(set) var interactionState = UIPageControl.InteractionState.none

  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  /// The image that replaces the dots.
  open var preferredIndicatorImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  /// The image that replaces the current page's dot.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  /// Returns the image that was set for a page; nil if none was set.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image of a page, or uses ``preferredIndicatorImage`` if the image is nil.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    invalidateIntrinsicContentSize()
  }

  /// Returns the image that was set for a page while it is the current page; nil if none was set.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// Sets the image of a page while it is the current page, or uses ``preferredCurrentPageIndicatorImage`` if the image
  /// is nil.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    invalidateIntrinsicContentSize()
  }

  private var largestImage: CGSize {
    let all =
      [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 } + images.values
      + currentImages.values
    return CGSize(width: all.map(\.size.width).max() ?? 0, height: all.map(\.size.height).max() ?? 0)
  }

  /// Returns the size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    // Developers report that dots are about 16 points apart on iOS 14 to 18.
    let image = largestImage
    return CGSize(width: max(0, CGFloat(pageCount)) * max(16, image.width + 9) + 23, height: max(26, image.height + 19))
  }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize {
    hidesForSinglePage && numberOfPages <= 1 ? .zero : size(forNumberOfPages: numberOfPages)
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var startX: CGFloat?

  /// The distance after which a finger changes the page continuously, in points.
  ///
  /// The value is an estimate.
  private static let hysteresis: CGFloat = 10

  @_documentation(visibility: internal)
  @discardableResult open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startX = touch.location(in: self).x
    return super.beginTracking(touch, with: event)
  }

  @_documentation(visibility: internal)
  @discardableResult open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, let startX, numberOfPages > 0, bounds.width > 0 else { return true }
    let x = touch.location(in: self).x
    if interactionState == .none, abs(x - startX) < Self.hysteresis { return true }
    interactionState = .continuous
    let page = currentPage
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    currentPage = Int((isFlipped ? bounds.width - x : x) / bounds.width * CGFloat(numberOfPages))
    if currentPage != page { sendActions(for: .valueChanged) }
    return true
  }

  @_documentation(visibility: internal)
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    (interactionState, startX) = (.none, nil)
  }

  override func handlesGesture(of recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

  @_documentation(visibility: internal)
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    defer { (interactionState, startX) = (.none, nil) }
    guard let touch, interactionState == .none else { return }
    interactionState = .discrete
    let page = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != page { sendActions(for: .valueChanged) }
  }
}
