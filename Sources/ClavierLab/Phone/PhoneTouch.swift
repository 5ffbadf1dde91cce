import Foundation

/// A touch that began and has not ended.
struct PhoneTouch {
  /// Where the touch began, in screen coordinates.
  let start: CGPoint
  /// When the touch began, in seconds of the virtual clock.
  let startTime: Double
  /// The name of what the finger touches.
  let target: String
  /// Whether no view gets the touch, because it is on the keyboard or beside a popover.
  let isKeptFromViews: Bool
  /// Whether the action was reported.
  ///
  /// The keyboard and a popover report their own actions.
  var isReported: Bool
  /// The touch of a key, if the touch began on a key of the drawn keyboard.
  var key: KeyTouch?

  init(at point: CGPoint, time: Double, target: String, isKeptFromViews: Bool, key: KeyTouch? = nil) {
    start = point
    startTime = time
    self.target = target
    self.isKeptFromViews = isKeptFromViews
    isReported = isKeptFromViews
    self.key = key
  }
}
