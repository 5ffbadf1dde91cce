// Error: an optional requirement called without `?`
// Unit: Clavier
// Platforms: ios visionos
import UIKit

@MainActor func ask(_ delegate: any UITextFieldDelegate, _ field: UITextField) -> Bool {
  if delegate.textFieldShouldReturn?(field) == true { return true }
  return delegate.textFieldShouldReturn(field)  // expect: must be unwrapped
}

@MainActor func isSecure(_ traits: any UITextInputTraits) -> Bool {
  traits.isSecureTextEntry  // expect: value of optional type 'Bool?' must be unwrapped
}
