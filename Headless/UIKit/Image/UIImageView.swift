public import Foundation

/// A view that shows an image, or a sequence of images.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Creates an image view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates an image view of the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates an image view with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The image.
  open var image: UIImage? {
    didSet { if image != oldValue { imageDidChange() } }
  }

  /// The image for the highlighted state; nil for the same image.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage != oldValue { imageDidChange() } }
  }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  /// The configuration that symbols use unless they have their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }

  /// The images of the animation, which replace ``image`` while the animation runs.
  open var animationImages: [UIImage]?

  /// The images of an animation in the highlighted state.
  open var highlightedAnimationImages: [UIImage]?

  /// The duration of one cycle of the animation in seconds; 0 for 30 images a second.
  open var animationDuration: TimeInterval = 0

  /// The number of cycles; 0 for no limit.
  open var animationRepeatCount = 0

  /// Whether the animation runs.
  open private(set) var isAnimating = false

  private var animationEnd: HeadlessScheduledWork?

  /// Starts the animation.
  open func startAnimating() {
    guard let count = animationImages?.count, count > 0, !isAnimating else { return }
    isAnimating = true
    guard animationRepeatCount > 0 else { return }
    let cycle = animationDuration > 0 ? animationDuration : TimeInterval(count) / 30
    animationEnd = HeadlessClock.schedule(after: cycle * TimeInterval(animationRepeatCount)) { [weak self] in
      self?.isAnimating = false
    }
  }

  /// Stops the animation.
  open func stopAnimating() {
    animationEnd?.cancel()
    animationEnd = nil
    isAnimating = false
  }

  /// The image of the current state, with the preferred configuration.
  public var headlessShownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration, let shown, shown.headlessSymbolName != nil, !shown.isConfigured else {
      return shown
    }
    return shown.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? shown
  }

  /// The size of the image, or no size without an image.
  @_documentation(visibility: internal)
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize {
    headlessShownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
    headlessShownImage?.size ?? bounds.size
  }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? UIButton)?.imageViewDidChange()
  }
}
