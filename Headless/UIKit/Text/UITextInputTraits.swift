public import Foundation
public import HeadlessEnumerations

/// What an input asks of the keyboard.
///
/// Every requirement is optional in UIKit. Without Objective-C each has a default here: the value that UIKit takes
/// where an input says nothing. An input that says nothing cannot be told either: setting the default does nothing.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters the keyboard makes capital.
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }

  /// Whether misspelt words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }

  /// Whether quotes become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }

  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }

  /// Whether spaces around pasted words are mended.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

  /// Whether completions are shown in the text.
  var inlinePredictionType: UITextInlinePredictionType { get set }

  /// The keys that are shown.
  var keyboardType: UIKeyboardType { get set }

  /// The keyboard's look.
  var keyboardAppearance: UIKeyboardAppearance { get set }

  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }

  /// Whether the return key sleeps while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }

  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }

  /// What the text means.
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
