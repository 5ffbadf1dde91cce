public import Foundation

/// An object with an identifier that tests use and the user never sees.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier.
  @preconcurrency @MainActor var accessibilityIdentifier: String? { get set }
}

extension UIAccessibilityIdentification {
  /// The identifier.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { AccessibilityStore[self].identifier }
    set { AccessibilityStore[self].identifier = newValue }
  }
}

extension UIView: UIAccessibilityIdentification {}

@_documentation(visibility: internal)
extension UIImage: UIAccessibilityIdentification {}
