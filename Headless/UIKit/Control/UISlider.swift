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
  /// Setting it sends no event.
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

  /// The color of the track behind the thumb.
  open var maximumTrackTintColor: UIColor?

  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// Sets the value, and sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  @_documentation(visibility: internal)
  @discardableResult open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  @_documentation(visibility: internal)
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: .valueChanged)
  }

  private func move(to touch: UITouch) {
    guard bounds.width > 0 else { return }
    let part = min(max(0, touch.location(in: self).x / bounds.width), 1)
    let isFlipped = traitCollection.layoutDirection == .rightToLeft
    value = minimumValue + Float(isFlipped ? 1 - part : part) * (maximumValue - minimumValue)
  }
}
