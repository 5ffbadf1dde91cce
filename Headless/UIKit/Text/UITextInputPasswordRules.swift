public import Foundation

/// The rules for passwords that the system suggests, which it never does here.
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
