public import Foundation

/// The rules for the passwords that the system suggests.
///
/// The headless UIKit never suggests any.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  private let descriptor: String

  /// Creates rules from a description.
  public init(descriptor passwordRulesDescriptor: String) {
    descriptor = passwordRulesDescriptor
    super.init()
  }

  /// The description of the rules.
  open var passwordRulesDescriptor: String { descriptor }
}
