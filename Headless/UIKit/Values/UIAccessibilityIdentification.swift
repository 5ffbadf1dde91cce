public import Foundation

/// Something that tests can find by a name that the user never sees.
@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

extension UIAccessibilityIdentification {
  /// The name.
  public var accessibilityIdentifier: String? {
    get { AccessibilityStore[self].identifier }
    set { AccessibilityStore[self].identifier = newValue }
  }
}

extension UIView: UIAccessibilityIdentification {}
