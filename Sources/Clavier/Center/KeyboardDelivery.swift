#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// One notification on its way to the subscribers of a center: decoded once, and passed on unchanged.
  @MainActor final class KeyboardDelivery {
    let notification: Notification
    let info: KeyboardInfo
    let state: KeyboardState
    let previousState: KeyboardState

    /// The height of the screen's lower part that the keyboard covers, in points.
    private(set) lazy var coveredHeight = state.overlap(with: state.screen)

    init(notification: Notification, info: KeyboardInfo, state: KeyboardState, previousState: KeyboardState) {
      self.notification = notification
      self.info = info
      self.state = state
      self.previousState = previousState
    }
  }
#endif
