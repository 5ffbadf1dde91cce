public import Foundation
import HeadlessEnumerations

// In UIKit, an extension of `NSObject` declares these properties, and every subclass can override them. Swift cannot
// override members of an extension. Therefore, `UIResponder` declares them, and these properties serve all other
// objects.
@_documentation(visibility: internal)
extension NSObjectProtocol {
  /// Whether the object is an accessibility element.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { (self as? UIResponder)?.isAccessibilityElement ?? AccessibilityStore[self].isElement ?? false }
    set { forward(newValue, to: \.isAccessibilityElement) { $0.isElement = newValue } }
  }

  /// A short description of the object.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityLabel }
      return AccessibilityStore[self].label ?? ownLabel
    }
    set { forward(newValue, to: \.accessibilityLabel) { $0.label = newValue } }
  }

  /// A description of the action that the object performs.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityHint }
      return AccessibilityStore[self].hint
    }
    set { forward(newValue, to: \.accessibilityHint) { $0.hint = newValue } }
  }

  /// Traits that describe what the object is and how it behaves.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityTraits }
      return AccessibilityStore[self].traits ?? .none
    }
    set { forward(newValue, to: \.accessibilityTraits) { $0.traits = newValue } }
  }

  /// The value of the object.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityValue }
      return AccessibilityStore[self].value
    }
    set { forward(newValue, to: \.accessibilityValue) { $0.value = newValue } }
  }

  /// The frame on the screen, which defaults to the view's frame.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityFrame }
      return AccessibilityStore[self].frame ?? .zero
    }
    set { forward(newValue, to: \.accessibilityFrame) { $0.frame = newValue } }
  }

  /// Whether VoiceOver ignores the elements in the object.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityElementsHidden }
      return AccessibilityStore[self].hidesElements
    }
    set { forward(newValue, to: \.accessibilityElementsHidden) { $0.hidesElements = newValue } }
  }

  /// Whether VoiceOver ignores the siblings of the object.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityViewIsModal }
      return AccessibilityStore[self].isModal
    }
    set { forward(newValue, to: \.accessibilityViewIsModal) { $0.isModal = newValue } }
  }

  @MainActor private var ownLabel: String? { (self as? UIBarItem)?.title }

  @MainActor private func forward<Value>(
    _ value: Value, to property: ReferenceWritableKeyPath<UIResponder, Value>,
    orStore store: (inout AccessibilityStore.Entry) -> Void
  ) {
    if let responder = self as? UIResponder {
      responder[keyPath: property] = value
    } else {
      store(&AccessibilityStore[self])
    }
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
    var traits: UIAccessibilityTraits?
    var label: String?
    var hint: String?
    var value: String?
    var frame: CGRect?
    var hidesElements = false
    var isModal = false
    var elements: [Any]?
    var actions: [UIAccessibilityCustomAction]?
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var activationPoint: CGPoint?
    var respondsToUser: Bool?
    var language: String?
    var inputLabels: [String]?
    var largeContent = LargeContent()
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
