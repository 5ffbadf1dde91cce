public import Foundation

/// The base class of the items of a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item with default values, because the headless UIKit has no archives.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Whether the item is enabled.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { itemDidChange() } }
  }

  /// The title.
  open var title: String? {
    didSet { if title != oldValue { itemDidChange() } }
  }

  /// The image, which replaces the title.
  open var image: UIImage? {
    didSet { if image != oldValue { itemDidChange() } }
  }

  private var titleTextAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title for a state.
  ///
  /// Only the font of the normal state is used in the headless UIKit.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleTextAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  /// Returns the attributes of the title that were set for a state; nil if there are none.
  @_documentation(visibility: internal)
  @discardableResult open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state.rawValue]
  }

  /// The font that the app has set.
  var titleFont: UIFont? { titleTextAttributes[UIControl.State.normal.rawValue]?[.font] as? UIFont }

  /// A number for the app's use.
  open var tag = 0

  /// Called when the bar must update the item.
  func itemDidChange() {}
}
