public import Foundation
public import HeadlessEnumerations

/// A control with a title or an image that responds to taps.
@MainActor open class UIButton: UIControl {
  /// The type of a button.
  public typealias ButtonType = UIButtonType

  /// The type of the button.
  open private(set) var buttonType: UIButton.ButtonType = .custom

  private var titles: [UInt: String] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private let label = UILabel()

  /// Creates a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a button with a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    setUp()
  }

  /// Creates a button with a type that shows an action's title and image and performs the action.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private func setUp() {
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    if label.superview == nil { addSubview(label) }
    contentDidChange()
  }

  // MARK: Content

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    contentDidChange()
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state.rawValue] = color
    contentDidChange()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    contentDidChange()
  }

  /// Returns the title for a state, which defaults to that of the normal state.
  @discardableResult open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }

  /// Returns the color of the title for a state, which defaults to that of the normal state.
  @discardableResult open func titleColor(for state: UIControl.State) -> UIColor? {
    if let color = colors[state.rawValue] ?? colors[UIControl.State.normal.rawValue] { return color }
    return buttonType == .custom ? .white : tintColor
  }

  /// Returns the image for a state, which defaults to that of the normal state.
  @discardableResult open func image(for state: UIControl.State) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The label that shows the title.
  open var titleLabel: UILabel? { label }

  /// The insets of title and image.
  ///
  /// Zero keeps the button's default insets.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  // MARK: Size and layout

  /// The default padding above and below the title.
  private var padding: UIEdgeInsets {
    contentEdgeInsets == .zero ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : contentEdgeInsets
  }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize {
    let (title, image) = (label.intrinsicContentSize, currentImage?.size ?? .zero)
    let height = max(title.height, image.height) + padding.top + padding.bottom
    let width = title.width + image.width + padding.left + padding.right
    return CGSize(width: max(30, width), height: max(30, ceilToPixel(height)))
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    applyContent()
    let inner = bounds.inset(by: contentEdgeInsets)
    let image = currentImage?.size ?? .zero
    let wanted = label.intrinsicContentSize
    let title = CGSize(width: min(wanted.width, max(0, inner.width - image.width)), height: wanted.height)
    let slack = max(0, inner.width - image.width - title.width)
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    var x = inner.minX
    var width = title.width
    switch contentHorizontalAlignment {
    case .left: break
    case .right: x += slack
    case .leading: x += isRightToLeft ? slack : 0
    case .trailing: x += isRightToLeft ? 0 : slack
    case .fill: width += slack
    case .center: x += slack / 2
    @unknown default: x += slack / 2
    }
    var y = inner.midY - title.height / 2
    var height = title.height
    switch contentVerticalAlignment {
    case .top: y = inner.minY
    case .bottom: y = inner.maxY - title.height
    case .fill: (y, height) = (inner.minY, inner.height)
    case .center: break
    @unknown default: break
    }
    label.frame = CGRect(x: x + image.width, y: y, width: width, height: height)
  }

  @_documentation(visibility: internal)
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func contentDidChange() {
    applyContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Updates the label for the current state.
  private func applyContent() {
    if label.text != currentTitle { label.text = currentTitle }
    label.textColor = titleColor(for: state)
  }

  // MARK: Touches

  override var performsPrimaryActionOnTouchUp: Bool { true }

  /// Prevents recognizers of superviews from recognizing taps on the button, as UIKit's controls do since iOS 6.
  @_documentation(visibility: internal)
  @discardableResult open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
}
