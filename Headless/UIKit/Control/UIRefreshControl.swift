public import Foundation

/// A control above a scroll view's content, which the user refreshes by pulling it down.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The height in points, which is also the distance to pull.
  static let height: CGFloat = 60

  /// Creates a control, which its scroll view positions.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  /// Creates a control with a frame.
  ///
  /// The scroll view replaces the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the content is being refreshed.
  open private(set) var isRefreshing = false

  /// The text below the indicator.
  open var attributedTitle: NSAttributedString?

  /// Shows that the content is being refreshed, and sends no event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    guard let scrollView = superview as? UIScrollView else { return }
    let offset = scrollView.contentOffset
    scrollView.refreshInset = Self.height
    scrollView.contentOffset = offset
  }

  /// Hides the control again.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    let scrollView = superview as? UIScrollView
    UIView.animate(withDuration: 0.25) { scrollView?.refreshInset = 0 }
  }

  /// Called when the user has pulled the content down far enough.
  func pulled() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
}
