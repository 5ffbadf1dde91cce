public import Foundation
public import HeadlessEnumerations

/// A button of a bar, or the space between two.
///
/// Without Objective-C there are no selectors: an item does its ``primaryAction``, not an action of a target.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button of a bar looks.
  public typealias Style = UIBarButtonItemStyle

  /// What the system has a button for.
  public typealias SystemItem = UIBarButtonSystemItem

  /// What the system draws; nil for an item of the app's own.
  private(set) var systemItem: SystemItem?
  /// The bar that shows the item.
  weak var bar: UIToolbar?
  private var button: UIButton?

  /// An item without a title.
  public required override init() {
    super.init()
  }

  /// An item that shows a view of the app's.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// An item of the system's.
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

  /// An item with a title or an image; where they are missing, with the action's.
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

  /// A space of this width in points.
  @discardableResult open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = self.init()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// A space that takes what the others leave.
  @discardableResult open class func flexibleSpace() -> Self {
    let item = self.init()
    item.systemItem = .flexibleSpace
    return item
  }

  /// How the button looks.
  open var style: UIBarButtonItem.Style = .plain {
    didSet { itemDidChange() }
  }

  /// The width in points; 0 for as wide as the content.
  open var width: CGFloat = 0 {
    didSet { itemDidChange() }
  }

  /// The view that is shown in place of a button.
  open var customView: UIView? {
    didSet { if customView !== oldValue { bar?.rebuild() } }
  }

  /// What choosing the item does.
  ///
  /// Its title and image are taken over.
  open var primaryAction: UIAction? {
    didSet { takeOverContent(of: primaryAction) }
  }

  // Swift does not call an observer from within an initialiser of the same class.
  private func takeOverContent(of action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }

  /// The menu of the item.
  ///
  /// Nobody opens it here.
  open var menu: UIMenu?

  /// Whether the item is shown as chosen.
  open var isSelected = false {
    didSet { itemDidChange() }
  }

  /// Whether the item is left out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { bar?.rebuild() } }
  }

  /// The colour of title and image; nil for the bar's.
  open var tintColor: UIColor? {
    didSet { itemDidChange() }
  }

  override func itemDidChange() {
    if let button { show(in: button) }
    bar?.setNeedsLayout()
  }

  // MARK: In a bar

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The view that stands for the item; nil for a space.
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
    switch systemItem {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// Every other item of the system's is a symbol.
  ///
  /// Its name here is the number of the item.
  private var systemImage: UIImage? {
    guard let systemItem, systemTitle == nil, title == nil else { return nil }
    return UIImage(systemName: "UIBarButtonSystemItem \(systemItem.rawValue)")
  }
}

extension UIBarButtonItem {
  /// The view that stands for the item in its bar, so that a test can tap it; nil for a space, or outside a bar.
  public var headlessView: UIView? { bar == nil ? nil : customView ?? button }
}
