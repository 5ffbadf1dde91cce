public import Foundation
public import HeadlessEnumerations

/// An indicator that shows that an operation is in progress.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public typealias Style = UIActivityIndicatorViewStyle

  /// Creates an indicator of medium size at the origin of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  @_documentation(visibility: internal)
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }

  /// Creates an indicator of a style.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    isHidden = true
  }

  /// The size of the indicator.
  open var style = UIActivityIndicatorView.Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the indicator is hidden while it is not animating.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// The color of the indicator.
  open var color: UIColor! = .systemGray

  /// Whether the indicator animates.
  open private(set) var isAnimating = false

  /// Starts the animation.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize {
    style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
