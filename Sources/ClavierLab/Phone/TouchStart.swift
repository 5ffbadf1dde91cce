import Foundation

/// The beginning of a touch.
struct TouchStart {
  /// The position of the finger, in screen coordinates.
  let point: CGPoint
  /// The time in seconds of the virtual clock.
  let time: Double
  /// The name of what the finger touches.
  let target: String
  /// Whether no view gets the touch, because it is on the keyboard or beside a popover.
  let isKeptFromViews: Bool
  /// Whether the action was reported.
  ///
  /// The keyboard and a popover report their own actions.
  var isReported: Bool

  init(at point: CGPoint, time: Double, target: String, isKeptFromViews: Bool) {
    self.point = point
    self.time = time
    self.target = target
    self.isKeptFromViews = isKeptFromViews
    isReported = isKeptFromViews
  }
}
