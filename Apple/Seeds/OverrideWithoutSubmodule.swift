// Error: what only the submodule for subclasses declares, which no file of the target imports
// Unit: KeyboardGallery
// Platforms: ios visionos
import UIKit

final class Recognizer: UIGestureRecognizer {
  override func reset() {}  // expect: method does not override any method from its superclass

  func fail() {
    state = .failed  // expect: cannot assign to property: 'state' is a get-only property
  }
}
