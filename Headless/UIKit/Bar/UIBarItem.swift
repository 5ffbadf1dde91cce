public import Foundation

/// What a bar shows one of.
@MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// An item without a title.
  public override init() {
    super.init()
  }

  /// Whether the item can be chosen.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { itemDidChange() } }
  }

  /// The title.
  open var title: String? {
    didSet { if title != oldValue { itemDidChange() } }
  }

  /// The image, in place of the title.
  open var image: UIImage? {
    didSet { if image != oldValue { itemDidChange() } }
  }

  private var titleTextAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets how the title looks in a state.
  ///
  /// Only the font of the normal state counts here.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleTextAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  /// The font that the app has asked for.
  var titleFont: UIFont? { titleTextAttributes[UIControl.State.normal.rawValue]?[.font] as? UIFont }

  /// A number for the app's own use.
  open var tag = 0

  /// The bar has to show the item anew.
  func itemDidChange() {}
}
