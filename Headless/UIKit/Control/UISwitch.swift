public import Foundation
public import HeadlessEnumerations

/// A switch that is on or off.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The fixed size in points, which every system before iOS 26 uses.
  private static let size = CGSize(width: 51, height: 31)

  /// Creates a switch at the origin of a frame.
  ///
  /// Its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Whether the switch is on.
  ///
  /// Setting this property sends no event.
  open var isOn = false

  /// Turns the switch on or off, and sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The color of the switch while it is on.
  open var onTintColor: UIColor?

  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// The title next to the switch in Mac apps.
  open var title: String?

  /// The kinds of switches.
  public typealias Style = UISwitchStyle

  /// The kind of the switch.
  ///
  /// Except in Mac apps, the control is a sliding switch.
  open var style: UISwitch.Style { .sliding }

  /// The kind that the app prefers, which has an effect only in Mac apps.
  open var preferredStyle = UISwitch.Style.automatic

  /// The images of a switch, which had an effect before iOS 7.
  open var onImage: UIImage?
  open var offImage: UIImage?

  @_documentation(visibility: internal)
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { Self.size }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Touches

  /// The distance after which a finger drags the knob, in points.
  ///
  /// The value is an estimate.
  private static let hysteresis: CGFloat = 10

  /// The position at which the tracked touch began.
  private var startX: CGFloat?
  /// Whether the tracked touch has dragged the knob.
  private var isDragged = false

  private var isFlipped: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The frame of the knob, including the margin around it.
  private var knob: CGRect {
    let isAtRight = isOn != isFlipped
    return CGRect(
      x: isAtRight ? bounds.maxX - bounds.height : bounds.minX, y: bounds.minY, width: bounds.height,
      height: bounds.height)
  }

  override func handlesGesture(of recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer is UIPanGestureRecognizer else { return recognizer.isSingleTap }
    return recognizer.isHorizontalMovement(from: knob, in: self)
  }

  @_documentation(visibility: internal)
  @discardableResult open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (startX, isDragged) = (touch.location(in: self).x, false)
    return super.beginTracking(touch, with: event)
  }

  @_documentation(visibility: internal)
  @discardableResult open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if abs(distance(of: touch)) >= Self.hysteresis { isDragged = true }
    return super.continueTracking(touch, with: event)
  }

  private func distance(of touch: UITouch?) -> CGFloat {
    guard let touch, let startX else { return 0 }
    return touch.location(in: self).x - startX
  }

  @_documentation(visibility: internal)
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isDragged {
      let way = distance(of: touch)
      guard abs(way) >= Self.hysteresis, ((way > 0) != isFlipped) != isOn else { return }
    }
    isOn.toggle()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
