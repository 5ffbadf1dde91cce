import ClavierCore
import CoreGraphics

/// A movement of the keyboard, as described by its notifications.
struct KeyboardMovement {
  var start: CGRect
  var end: CGRect
  var orientation: DeviceOrientation
  var animation: KeyboardAnimation?
  /// The frames in the notification, if they differ from the frames of the movement.
  ///
  /// The center points in the notification always belong to the frames of the movement.
  var namedStart: CGRect?
  var namedEnd: CGRect?
  /// Whether the keyboard belongs to this app, according to the notification.
  var belongsToCurrentApp = true
}
