#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// A notification that a center is passing to its subscribers.
  @MainActor final class KeyboardDelivery {
    /// The notification as it was posted.
    let notification: Notification
    let info: KeyboardInfo
    let state: KeyboardState
    let previousState: KeyboardState

    init(notification: Notification, info: KeyboardInfo, state: KeyboardState, previousState: KeyboardState) {
      self.notification = notification
      self.info = info
      self.state = state
      self.previousState = previousState
    }

    /// The height that the keyboard covers of the screen, from its bottom edge up, in points.
    var coveredHeight: CGFloat { state.overlap(withScreenRect: state.screen) }
  }
#endif
