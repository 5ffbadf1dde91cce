public import Foundation

/// An object with an identifier that tests use and the user never sees.
@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier.
  var accessibilityIdentifier: String? { get set }
}

extension UIAccessibilityIdentification {
  /// The identifier.
  public var accessibilityIdentifier: String? {
    get { AccessibilityStore[self].identifier }
    set { AccessibilityStore[self].identifier = newValue }
  }
}

extension UIView: UIAccessibilityIdentification {}
