import ClavierTesting
import Foundation

/// A touch that began on a key of the drawn keyboard.
struct KeyTouch {
  var key: KeyboardKey
  let start: CGPoint
  /// The keyboard's origin when the touch began.
  let origin: CGPoint
  /// Whether the touch moves the keyboard.
  var isCarrying = false
  /// Whether the key has had its effect.
  var isDone = false

  /// Creates a touch; nil if there is no key at the point.
  @MainActor
  init?(at point: CGPoint, on driver: PhoneDriver) {
    guard let key = driver.camera.key(at: point) else { return nil }
    self.key = key
    start = point
    origin = driver.keyboard.frame.origin
  }
}
