#if canImport(UIKit)
  import ClavierCore
  import CoreGraphics
  import Foundation

  /// A keyboard notification on its way to the subscribers, decoded on the thread that posts it.
  ///
  /// The unchecked conformance is safe: the constant properties are `Sendable`, except for a notification that was
  /// posted on the main thread, which is read only there. The variables are isolated to the main actor.
  final class KeyboardDelivery: @unchecked Sendable {
    let event: KeyboardEvent
    let info: KeyboardInfo

    /// The screen to which the notification belongs.
    let screen: KeyboardScreen

    /// The posted notification.
    ///
    /// A notification that was posted on another thread must not leave that thread, so the property then contains an
    /// equal notification.
    let notification: Notification

    /// The event of the previous notification about the same screen; nil if there was none.
    @MainActor var previousEvent: KeyboardEvent?
    /// The state before the notification.
    @MainActor var previousState: KeyboardState
    /// The state after the notification.
    @MainActor var state: KeyboardState
    /// The state after the last event other than a `willChangeFrame`, or after the last correction.
    @MainActor var announcedState: KeyboardState
    /// The state that the notification describes by itself; `.unknown` if the notification is not used.
    @MainActor var describedState: KeyboardState
    /// The height of the part of the screen that the keyboard covers, in points.
    @MainActor private(set) lazy var coveredHeight = state.coveredHeight
    /// The event that the system did not post for the change of the covered height; nil if nothing is missing.
    @MainActor private(set) lazy var missedEvent: KeyboardEvent? = MissedEvent.heightChange(
      before: event, from: announcedState, to: state)
    /// Whether the notification is a `did` notification that has corrected the state together with another source.
    @MainActor var isCorrection = false
    /// The animation for changes in response to the notification.
    ///
    /// The system does not animate a correction.
    @MainActor var animation: KeyboardAnimation { isCorrection ? .unanimated : info.animation }

    init(_ event: KeyboardEvent, _ info: KeyboardInfo, _ notification: borrowing Notification, isOnMainQueue: Bool) {
      self.event = event
      self.info = info
      screen = KeyboardScreen(of: notification)
      if isOnMainQueue {
        self.notification = copy notification
      } else {
        self.notification = Notification(
          name: event.notificationName, object: screen.screen, userInfo: info.userInfo)
      }
      // No state machine has received the notification yet.
      let unknown = KeyboardState(placement: .unknown, frame: .zero, screen: .zero)
      previousState = unknown
      state = unknown
      describedState = unknown
      announcedState = unknown
    }
  }
#endif
