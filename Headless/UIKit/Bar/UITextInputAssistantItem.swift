public import Foundation

/// The buttons of the shortcut bar above the keyboard of an iPad.
///
/// The headless UIKit stores the buttons, but does not show the bar.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  override init() {
    super.init()
  }

  /// Whether the keyboard may hide the buttons.
  open var allowsHidingShortcuts = true

  /// The groups before the typing suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []

  /// The groups after the typing suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Bar buttons that are shown together.
///
/// If there is not enough space, one button represents them.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// Creates a group of buttons, with the button that represents them if there is not enough space.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }

  /// Creates an empty group, because the headless UIKit has no archives.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]

  /// The button that represents the group.
  open var representativeItem: UIBarButtonItem?

  /// Whether the representative item is shown, which never happens in the headless UIKit.
  open var isDisplayingRepresentativeItem: Bool { false }
}

/// The assistant items of responders.
@MainActor enum AssistantItems {
  private static var entries: [ObjectIdentifier: (owner: WeakReference<UIResponder>, item: UITextInputAssistantItem)] =
    [:]

  static func item(of responder: UIResponder) -> UITextInputAssistantItem {
    if let entry = entries[ObjectIdentifier(responder)], entry.owner.object === responder { return entry.item }
    entries = entries.filter { $0.value.owner.object != nil }
    let new = UITextInputAssistantItem()
    entries[ObjectIdentifier(responder)] = (WeakReference(object: responder), new)
    return new
  }
}

@_documentation(visibility: internal)
extension UIResponder {
  /// The buttons of the shortcut bar while this responder is the first responder.
  public var inputAssistantItem: UITextInputAssistantItem { AssistantItems.item(of: self) }
}
