import ClavierTesting
import Foundation

/// The part of a touch that concerns a key of the drawn keyboard.
struct KeyTouch {
  /// The key under the finger.
  var key: KeyboardKey
  /// The keyboard's origin when the touch began, in screen coordinates.
  let keyboardOrigin: CGPoint
  /// Whether the touch moves the keyboard.
  var movesKeyboard = false
  /// Whether the key has had its effect.
  var hasTakenEffect = false
}
