public import Foundation

/// A control with two buttons that decrease and increase a value.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  /// Creates a stepper at the origin of a frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The value, which is kept in the range.
  ///
  /// Setting this property sends no event.
  open var value: Double = 0 {
    didSet { value = min(max(minimumValue, value), maximumValue) }
  }

  /// The start of the range.
  open var minimumValue: Double = 0 { didSet { value = max(value, minimumValue) } }

  /// The end of the range.
  open var maximumValue: Double = 100 { didSet { value = min(value, maximumValue) } }

  /// The amount by which a tap changes the value.
  open var stepValue: Double = 1

  /// Whether the value wraps around at the ends of the range.
  open var wraps = false

  /// Whether a pressed button repeats.
  open var autorepeat = true

  /// Whether changes of the value are sent while a button is pressed.
  open var isContinuous = true

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { Self.size }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func handlesGesture(of recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

  @_documentation(visibility: internal)
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let x = touch?.location(in: self).x else { return }
    let isFlipped = traitCollection.layoutDirection == .rightToLeft
    let (old, wanted) = (value, value + ((x < bounds.midX) == isFlipped ? stepValue : -stepValue))
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    if value != old { sendActions(for: .valueChanged) }
  }
}
