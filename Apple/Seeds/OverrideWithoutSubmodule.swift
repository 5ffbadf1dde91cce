// Error: an override from a submodule that the file does not import
// Unit: Clavier
// Platforms: ios
import UIKit

final class Recognizer: UIGestureRecognizer {
  override func reset() {}  // expect: 'reset()' is not available due to missing import of defining module 'UIKit.UIGestureRecognizerSubclass'
}
