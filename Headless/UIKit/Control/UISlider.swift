public import Foundation

/// A control for a value in a range.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let height: CGFloat = 34

  /// Creates a slider with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The value, which is kept in the range.
  ///
  /// Setting this property sends no event.
  open var value: Float = 0 {
    didSet { value = min(max(minimumValue, value), maximumValue) }
  }

  /// The start of the range.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = max(value, minimumValue)
    }
  }

  /// The end of the range.
  open var maximumValue: Float = 1 {
    didSet { value = min(value, maximumValue) }
  }

  /// Whether the value changes continuously while the thumb moves.
  open var isContinuous = true

  /// The color of the track before the thumb.
  open var minimumTrackTintColor: UIColor?

  /// The color of the track after the thumb.
  open var maximumTrackTintColor: UIColor?

  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// Sets the value, and sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  // MARK: Images

  private var thumbs: [UInt: UIImage] = [:]
  private var minimumTracks: [UInt: UIImage] = [:]
  private var maximumTracks: [UInt: UIImage] = [:]
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()

  /// The image at the beginning of the track.
  open var minimumValueImage: UIImage? {
    didSet { show(minimumValueImage, in: minimumImageView) }
  }

  /// The image at the end of the track.
  open var maximumValueImage: UIImage? {
    didSet { show(maximumValueImage, in: maximumImageView) }
  }

  private func show(_ image: UIImage?, in view: UIImageView) {
    view.image = image
    if image == nil { view.removeFromSuperview() } else { addSubview(view) }
    setNeedsLayout()
  }

  /// Sets the image of the thumb for a state.
  ///
  /// In the headless UIKit, the image only determines the size of the thumb.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbs[state.rawValue] = image
  }

  /// Sets the image of the track before the thumb for a state.
  ///
  /// In the headless UIKit, the image only determines the height of the track.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTracks[state.rawValue] = image
  }

  /// Sets the image of the track after the thumb for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTracks[state.rawValue] = image
  }

  /// Returns the image of the thumb for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state.rawValue] }

  /// Returns the image of the track before the thumb for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTracks[state.rawValue] }

  /// Returns the image of the track after the thumb for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTracks[state.rawValue] }

  /// The image of the thumb for the current state.
  open var currentThumbImage: UIImage? { thumbs[state.rawValue] ?? thumbs[UIControl.State.normal.rawValue] }

  /// The image of the track before the thumb for the current state.
  open var currentMinimumTrackImage: UIImage? {
    minimumTracks[state.rawValue] ?? minimumTracks[UIControl.State.normal.rawValue]
  }

  /// The image of the track after the thumb for the current state.
  open var currentMaximumTrackImage: UIImage? {
    maximumTracks[state.rawValue] ?? maximumTracks[UIControl.State.normal.rawValue]
  }

  // MARK: Places

  /// The distance between an image and the track, in points.
  ///
  /// The value is an estimate, and so are the sizes of the thumb and the track.
  private static let padding: CGFloat = 8
  private static let (thumbSize, trackHeight) = (CGSize(width: 31, height: 31), CGFloat(4))

  private var isFlipped: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the frame of the image at the beginning of the track.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: minimumValueImage, in: bounds, isAtRight: isFlipped)
  }

  /// Returns the frame of the image at the end of the track.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: maximumValueImage, in: bounds, isAtRight: !isFlipped)
  }

  private func rect(of image: UIImage?, in bounds: CGRect, isAtRight: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isAtRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the frame of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var (left, right) = (minimumValueImageRect(forBounds: bounds).width, maximumValueImageRect(forBounds: bounds).width)
    if left > 0 { left += Self.padding }
    if right > 0 { right += Self.padding }
    if isFlipped { (left, right) = (right, left) }
    let height = currentMinimumTrackImage?.size.height ?? Self.trackHeight
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2, width: max(0, bounds.width - left - right), height: height)
  }

  /// Returns the frame of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? Self.thumbSize
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let x = (isFlipped ? 1 - part : part) * max(0, rect.width - size.width)
    return CGRect(x: rect.minX + x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
  }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  // MARK: Touches

  /// The frame of the thumb when the tracked touch began.
  private var thumbAtStart: CGRect?

  private var thumb: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

  /// Handles swipes that begin in the thumb and are parallel to the slider, as Apple documents for
  /// `UIView.gestureRecognizerShouldBegin(_:)`.
  override func handlesGesture(of recognizer: UIGestureRecognizer) -> Bool {
    recognizer is UISwipeGestureRecognizer && recognizer.isHorizontalMovement(from: thumbAtStart ?? thumb, in: self)
  }

  @_documentation(visibility: internal)
  @discardableResult open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    thumbAtStart = thumb
    return super.beginTracking(touch, with: event)
  }

  @_documentation(visibility: internal)
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    thumbAtStart = nil
  }

  @_documentation(visibility: internal)
  @discardableResult open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  @_documentation(visibility: internal)
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    thumbAtStart = nil
    sendActions(for: .valueChanged)
  }

  private func move(to touch: UITouch) {
    let track = trackRect(forBounds: bounds)
    guard track.width > 0 else { return }
    let part = min(max(0, (touch.location(in: self).x - track.minX) / track.width), 1)
    value = minimumValue + Float(isFlipped ? 1 - part : part) * (maximumValue - minimumValue)
  }
}
