public import Foundation

extension NSObject {
  /// Whether the object is an accessibility element.
  @MainActor public var isAccessibilityElement: Bool {
    get { AccessibilityStore[self].isElement ?? (self is UIControl || self is UILabel || self is UITextView) }
    set { AccessibilityStore[self].isElement = newValue }
  }

  /// A short description of the object.
  @MainActor public var accessibilityLabel: String? {
    get { AccessibilityStore[self].label ?? ownLabel }
    set { AccessibilityStore[self].label = newValue }
  }

  /// A description of the action that the object performs.
  @MainActor public var accessibilityHint: String? {
    get { AccessibilityStore[self].hint }
    set { AccessibilityStore[self].hint = newValue }
  }

  /// The value of the object.
  @MainActor public var accessibilityValue: String? {
    get { AccessibilityStore[self].value ?? ownValue }
    set { AccessibilityStore[self].value = newValue }
  }

  /// The frame on the screen, which defaults to the view's frame.
  @MainActor public var accessibilityFrame: CGRect {
    get {
      if let frame = AccessibilityStore[self].frame { return frame }
      guard let view = self as? UIView, let window = view.window else { return .zero }
      let noWindow: UIWindow? = nil
      return window.convert(view.convert(view.bounds, to: window as UIView), to: noWindow)
    }
    set { AccessibilityStore[self].frame = newValue }
  }

  /// Whether VoiceOver ignores the elements in the object.
  @MainActor public var accessibilityElementsHidden: Bool {
    get { AccessibilityStore[self].hidesElements }
    set { AccessibilityStore[self].hidesElements = newValue }
  }

  /// Whether VoiceOver ignores the siblings of the object.
  @MainActor public var accessibilityViewIsModal: Bool {
    get { AccessibilityStore[self].isModal }
    set { AccessibilityStore[self].isModal = newValue }
  }

  @MainActor private var ownLabel: String? {
    (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle ?? (self as? UIBarItem)?.title
  }

  @MainActor private var ownValue: String? {
    if let field = self as? UITextField { return field.isSecureTextEntry ? field.displayedText : field.text }
    return (self as? UITextView)?.text
  }
}

/// Storage for the accessibility properties of objects.
///
/// Swift extensions cannot have stored properties.
@MainActor enum AccessibilityStore {
  struct Entry {
    weak var object: AnyObject?
    var identifier: String?
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var frame: CGRect?
    var hidesElements = false
    var isModal = false
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var limit = 256

  static subscript(object: AnyObject) -> Entry {
    get {
      // Another object may have the address of an object that was deallocated.
      if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry }
      return Entry(object: object)
    }
    set {
      entries[ObjectIdentifier(object)] = newValue
      if entries.count > limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(256, 2 * entries.count)
      }
    }
  }
}
