public import Foundation
public import HeadlessEnumerations

/// A button in a bar, or a space between two buttons.
///
/// Without Objective-C, there are no selectors. An item therefore performs its ``primaryAction`` instead of a target's
/// action.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of a bar button.
  public typealias Style = UIBarButtonItemStyle

  /// The buttons that the system provides.
  public typealias SystemItem = UIBarButtonSystemItem

  /// The system item; nil for a custom item.
  private(set) var systemItem: SystemItem?
  /// The bar that shows the item.
  weak var bar: UIToolbar?
  private var button: UIButton?
  var decoration = Decoration()

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item that shows a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a system item.
  @preconcurrency public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
    self.primaryAction = primaryAction
    takeOverContent(of: primaryAction)
    self.menu = menu
  }

  /// Creates an item with a title or an image.
  ///
  /// The defaults are the title and the image of the action.
  @preconcurrency public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    takeOverContent(of: primaryAction)
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates a system item.
  ///
  /// Without Objective-C there are no selectors, so `action` is always nil.
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
  }

  /// Creates an item with a title.
  ///
  /// Without Objective-C there are no selectors, so `action` is always nil.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Creates an item with an image.
  ///
  /// Without Objective-C there are no selectors, so `action` is always nil.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
  }

  /// Creates a space with a width in points.
  @discardableResult open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  /// Creates a space that fills the remaining width.
  @discardableResult open class func flexibleSpace() -> Self {
    space(.flexibleSpace)
  }

  private static func space(_ systemItem: SystemItem) -> Self {
    // In Objective-C, every class inherits `init()`. Here, only `init(coder:)` exists in every subclass.
    guard let item = self.init(coder: NSCoder()) else { preconditionFailure("\(Self.self) refuses init(coder:).") }
    item.systemItem = systemItem
    return item
  }

  /// The style of the button.
  open var style: UIBarButtonItem.Style = .plain {
    didSet { itemDidChange() }
  }

  /// The width in points; 0 for the width of the content.
  open var width: CGFloat = 0 {
    didSet { itemDidChange() }
  }

  /// The view that replaces the button.
  open var customView: UIView? {
    didSet { if customView !== oldValue { bar?.rebuild() } }
  }

  /// The action that the item performs.
  ///
  /// Setting this property also sets the item's title and image.
  open var primaryAction: UIAction? {
    didSet { takeOverContent(of: primaryAction) }
  }

  // Swift does not call property observers in initializers of the same class.
  private func takeOverContent(of action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }

  /// The menu of the item.
  ///
  /// The headless UIKit never opens it.
  open var menu: UIMenu?

  /// Whether the item is selected.
  open var isSelected = false {
    didSet { itemDidChange() }
  }

  /// Whether the item is outside the background that it could share with its neighbors.
  ///
  /// Backgrounds of items are not shown in the headless UIKit.
  open var hidesSharedBackground = false

  /// Whether the item is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { bar?.rebuild() } }
  }

  /// The color of the title and the image; nil for the bar's tint color.
  open var tintColor: UIColor? {
    didSet { itemDidChange() }
  }

  override func itemDidChange() {
    if let button { show(in: button) }
    bar?.setNeedsLayout()
  }

  // MARK: View

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Creates the view for the item; returns nil for a space.
  func makeView() -> UIView? {
    if let customView { return customView }
    guard !isSpace else { return nil }
    let button = self.button ?? UIButton(type: .system)
    button.addAction(
      UIAction(identifier: .init("headless.UIBarButtonItem")) { [unowned self] _ in
        primaryAction?.perform(from: self)
      }, for: .primaryActionTriggered)
    self.button = button
    show(in: button)
    return button
  }

  private func show(in button: UIButton) {
    button.titleLabel?.font =
      titleFont ?? (style == .plain ? .systemFont(ofSize: 17) : .boldSystemFont(ofSize: 17))
    button.setTitle(image == nil ? title ?? systemTitle : nil, for: .normal)
    button.setImage(image ?? systemImage, for: .normal)
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    if let tintColor { button.tintColor = tintColor }
    button.accessibilityIdentifier = accessibilityIdentifier
  }

  private var systemTitle: String? {
    let isHebrew = HeadlessWorld.state.display.language == "he"
    return switch systemItem {
    case .done: isHebrew ? "סיום" : "Done"
    case .cancel: isHebrew ? "ביטול" : "Cancel"
    case .edit: isHebrew ? "עריכה" : "Edit"
    case .save: isHebrew ? "שמירה" : "Save"
    case .undo: isHebrew ? "בטל" : "Undo"
    case .redo: isHebrew ? "בצע שוב" : "Redo"
    default: nil
    }
  }

  /// The symbol for a system item that has no title.
  ///
  /// The name of the symbol is the item's number.
  private var systemImage: UIImage? {
    guard let systemItem, systemTitle == nil, title == nil else { return nil }
    return UIImage(systemName: "UIBarButtonSystemItem \(systemItem.rawValue)")
  }
}

extension UIBarButtonItem {
  /// The item's view in its bar, which a test can tap; nil for a space, or outside a bar.
  public var headlessView: UIView? { bar == nil ? nil : customView ?? button }
}
