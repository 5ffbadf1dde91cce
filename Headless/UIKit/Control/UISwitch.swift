public import Foundation
public import HeadlessEnumerations

/// A switch that is on or off.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The fixed size in points, which is that of every system before iOS 26.
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
  /// Setting it sends no event.
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

  /// The kind of the switch, which is a sliding one except in Mac apps.
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

  @_documentation(visibility: internal)
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    isOn.toggle()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
