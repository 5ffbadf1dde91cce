public import Foundation
public import HeadlessEnumerations

/// A control with a title or an image that responds to taps.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The type of a button.
  public typealias ButtonType = UIButtonType

  /// What a button does.
  @_documentation(visibility: internal)
  public typealias Role = UIButtonRole

  /// The type of the button.
  open private(set) var buttonType: UIButton.ButtonType = .custom

  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var shadowColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  private(set) var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
  let label = UILabel()
  let subtitleLabel = UILabel()
  let picture = UIImageView()

  /// Whether the image is darker while the button is highlighted.
  ///
  /// Images are not drawn in the headless UIKit. The value has no effect on a button with a configuration.
  @_documentation(visibility: internal)
  open var adjustsImageWhenHighlighted = true

  /// Whether the image is darker while the button is disabled.
  @_documentation(visibility: internal)
  open var adjustsImageWhenDisabled = true

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

  /// Creates a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    setUp()
    if let symbol = Self.symbols[buttonType.rawValue] { setImage(UIImage(systemName: symbol), for: .normal) }
  }

  /// Creates a button of a type, which shows the title and the image of an action and performs the action.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a configuration, which shows the title and the image of an action and performs the action.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    // Swift does not call property observers in initializers of the same class.
    contentDidChange()
  }

  private static let symbols: [UIButtonType.RawValue: String] = [
    UIButtonType.detailDisclosure.rawValue: "info.circle", UIButtonType.infoLight.rawValue: "info.circle",
    UIButtonType.infoDark.rawValue: "info.circle", UIButtonType.contactAdd.rawValue: "plus.circle",
    UIButtonType.close.rawValue: "xmark.circle.fill",
  ]

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func setUp() {
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    subtitleLabel.font = .preferredFont(forTextStyle: .caption1)
    subtitleLabel.isHidden = true
    if label.superview == nil {
      for view in [picture, label, subtitleLabel] as [UIView] { addSubview(view) }
    }
    picture.isHidden = true
    contentDidChange()
  }

  // MARK: Content

  /// The appearance; nil for a button without a configuration.
  @_documentation(visibility: internal)
  open var configuration: UIButton.Configuration? {
    didSet { contentDidChange() }
  }

  /// A closure that updates the configuration when the button's state changes.
  @_documentation(visibility: internal)
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Updates the configuration for the current state.
  @_documentation(visibility: internal)
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Requests an update of the configuration before the next layout pass.
  @_documentation(visibility: internal)
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  private var needsUpdateConfiguration = false
  private var lastState: UIControl.State = []

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    contentDidChange()
  }

  /// Sets the attributed title for a state, which replaces the title.
  @_documentation(visibility: internal)
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state.rawValue] = title
    contentDidChange()
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state.rawValue] = color
    contentDidChange()
  }

  /// Sets the color of the title's shadow for a state.
  @_documentation(visibility: internal)
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    shadowColors[state.rawValue] = color
    contentDidChange()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    contentDidChange()
  }

  /// Sets the image behind the title and the image, for a state.
  @_documentation(visibility: internal)
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state.rawValue] = image
    contentDidChange()
  }

  /// Sets the configuration of symbols for a state.
  @_documentation(visibility: internal)
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    contentDidChange()
  }

  /// Returns the title for a state; the normal state's title if none was set for the state.
  @discardableResult open func title(for state: UIControl.State) -> String? { value(titles, state) }

  /// Returns the attributed title for a state; the normal state's attributed title if none was set for the state.
  @_documentation(visibility: internal)
  @discardableResult open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    value(attributedTitles, state)
  }

  /// Returns the color of the title for a state; the normal state's title color if none was set for the state.
  @discardableResult open func titleColor(for state: UIControl.State) -> UIColor? {
    value(colors, state) ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Returns the color of the title's shadow for a state; the normal state's shadow color if none was set for the
  /// state.
  @_documentation(visibility: internal)
  @discardableResult open func titleShadowColor(for state: UIControl.State) -> UIColor? { value(shadowColors, state) }

  /// Returns the image for a state; the normal state's image if none was set for the state.
  @discardableResult open func image(for state: UIControl.State) -> UIImage? { value(images, state) }

  /// Returns the background image for a state; the normal state's background image if none was set for the state.
  @_documentation(visibility: internal)
  @discardableResult open func backgroundImage(for state: UIControl.State) -> UIImage? {
    value(backgroundImages, state)
  }

  func value<Value>(_ values: [UInt: Value], _ state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The attributed title for the current state.
  @_documentation(visibility: internal)
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The color of the title for the current state.
  @_documentation(visibility: internal)
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The color of the title's shadow for the current state.
  @_documentation(visibility: internal)
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The background image for the current state.
  @_documentation(visibility: internal)
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label that shows the title.
  open var titleLabel: UILabel? { label }

  /// The view that shows the image.
  open var imageView: UIImageView? { picture }

  /// The insets of the title and the image.
  ///
  /// A configuration replaces them.
  ///
  /// Zero keeps the button's default insets.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { contentDidChange() }
  }

  /// The insets of the title, which do not change the button's size.
  @_documentation(visibility: internal)
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }

  /// The insets of the image, which do not change the button's size.
  @_documentation(visibility: internal)
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }

  /// The menu that a tap or a long press opens; the headless UIKit never opens it.
  @_documentation(visibility: internal)
  open var menu: UIMenu?

  /// Whether a touch opens the menu instead of performing the primary action.
  @_documentation(visibility: internal)
  open var showsMenuAsPrimaryAction = false

  /// The role of the button.
  ///
  /// A destructive button is red.
  @_documentation(visibility: internal)
  open var role = UIButton.Role.normal {
    didSet { contentDidChange() }
  }

  /// Whether a tap selects or deselects the button, or chooses an item of its menu.
  @_documentation(visibility: internal)
  open var changesSelectionAsPrimaryAction = false

  /// Whether the button changes under a pointer, which does not exist in the headless UIKit.
  @_documentation(visibility: internal)
  open var isPointerInteractionEnabled = false

  private var background = BackgroundConfigurationHolder()

  func applyBackground() {
    let shown = configuration?.shownBackground(
      tint: tintColor, isEnabled: isEnabled, role: role, height: bounds.height)
    background.show(shown, in: self)
  }

  // MARK: Size and layout

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize {
    hasBeenMeasured = true
    return UIButtonLayout(of: self).size
  }

  override func textBaseline(isFirst: Bool) -> TextBaseline? { UIButtonLayout(of: self).baseline(isFirst: isFirst) }

  /// Whether a fitting size has been requested, by `sizeToFit()` or by Auto Layout.
  private(set) var hasBeenMeasured = false

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsUpdateConfiguration || lastState != state {
      (needsUpdateConfiguration, lastState) = (false, state)
      updateConfiguration()
    }
    applyContent()
    UIButtonLayout(of: self).apply()
  }

  // Without a configuration, a subclass can place the title and the image with these methods.

  /// Returns the rectangle of the title and the image in bounds.
  @_documentation(visibility: internal)
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the frame of the title in the rectangle of the content.
  @_documentation(visibility: internal)
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    UIButtonLayout(of: self).frames(in: contentRect).title
  }

  /// Returns the frame of the image in the rectangle of the content.
  @_documentation(visibility: internal)
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    UIButtonLayout(of: self).frames(in: contentRect).image
  }

  @_documentation(visibility: internal)
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  func contentDidChange() {
    applyContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Called when the app has changed the image view.
  func imageViewDidChange() {
    invalidateIntrinsicContentSize()
  }

  // MARK: Touches

  override var performsPrimaryActionOnTouchUp: Bool { true }

  override var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  @_documentation(visibility: internal)
  open override func sendActions(for controlEvents: UIControl.Event) {
    if changesSelectionAsPrimaryAction, !opensMenu, controlEvents.contains(.primaryActionTriggered) {
      isSelected.toggle()
    }
    super.sendActions(for: controlEvents)
  }

  override func handlesGesture(of recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
