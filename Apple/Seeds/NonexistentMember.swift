// Error: a member that UIKit does not have
// Unit: Clavier
// Platforms: ios catalyst visionos
import UIKit

@MainActor func height(of guide: UIKeyboardLayoutGuide) -> CGFloat {
  guide.keyboardHeight  // expect: value of type 'UIKeyboardLayoutGuide' has no member 'keyboardHeight'
}
