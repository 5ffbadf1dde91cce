public import Foundation
public import HeadlessEnumerations

/// The keyboard traits of an input.
///
/// Every requirement is optional in UIKit. Without Objective-C, each one has a default implementation in the headless
/// UIKit with UIKit's default value. The setter of a default implementation does nothing.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// Whether words are corrected automatically.
  var autocorrectionType: UITextAutocorrectionType { get set }

  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }

  /// Whether straight quotes become typographic quotes.
  var smartQuotesType: UITextSmartQuotesType { get set }

  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }

  /// Whether spaces around inserted and deleted words are adjusted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

  /// Whether inline predictions are shown.
  var inlinePredictionType: UITextInlinePredictionType { get set }

  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get set }

  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }

  /// The type of the return key.
  var returnKeyType: UIReturnKeyType { get set }

  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }

  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }

  /// The semantic meaning of the text.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
