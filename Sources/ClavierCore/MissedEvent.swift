import CoreGraphics
package import Foundation

/// The events that the system has not posted, although the keyboard has changed.
///
/// Clavier calls the app's methods for these events too. Otherwise, an app that implements only some of the methods
/// would not notice every change.
package enum MissedEvent {
  /// Returns the `willShow` or `willHide` that is missing when an event arrives; nil if nothing is missing.
  ///
  /// An iPad's keyboard can begin to float with only a `didChangeFrame`, or with frame changes but no `willHide`
  /// (Flutter's FlutterViewController). According to Apple's documentation of UITextFieldDelegate, the system posts
  /// only `willChangeFrame` and `didChangeFrame` for a keyboard whose height changes. A `willShow` or `willHide` can
  /// follow a `willChangeFrame`, so nothing is missing until the `did` notification arrives.
  ///
  /// - Parameters:
  ///   - event: The event that arrives.
  ///   - announced: The state after the last event other than a `willChangeFrame`, or after the last correction.
  ///   - state: The state after the event.
  package static func heightChange(
    before event: KeyboardEvent, from announced: KeyboardState, to state: KeyboardState
  ) -> KeyboardEvent? {
    guard !event.isWill else { return nil }
    let height = state.coveredHeight
    return height.isWithinAPoint(of: announced.coveredHeight) ? nil : heightChange(to: height)
  }

  /// Returns the event for a covered height that no notification announces, in points.
  package static func heightChange(to height: CGFloat) -> KeyboardEvent {
    height > 0 ? .willShow : .willHide
  }

  /// Returns the event that the system should have posted for the covered height, instead of the posted event.
  ///
  /// If an accessory view stays on the screen when the keyboard hides, the height changes to that view's height, so the
  /// result is the event of a visible keyboard.
  ///
  /// - Parameters:
  ///   - event: The posted event.
  ///   - state: The state after the event.
  package static func heightChange(insteadOf event: KeyboardEvent, in state: KeyboardState) -> KeyboardEvent {
    switch event {
    case .willHide where state.placement == .accessoryOnly: .willShow
    case .didHide where state.placement == .accessoryOnly: .didShow
    default: event
    }
  }

  /// Returns the frame to report if `willChangeFrame` notifications may not contain it; nil otherwise.
  ///
  /// When the keyboard hides, the notification's frame can be empty (with cross-fade transitions) or still on the
  /// screen (on iOS 26). An iPad's keyboard can begin to float with only a `didChangeFrame`. Without the missed frame,
  /// an app that observes only `willChangeFrame` would never move its views back. A `willShow` can also have a
  /// different frame than the `willChangeFrame` before it.
  ///
  /// - Parameters:
  ///   - event: The event that arrives.
  ///   - previousEvent: The event before it; nil if there was none.
  ///   - previous: The state before the event.
  ///   - state: The state after the event.
  ///   - isCorrection: Whether the event has corrected the frame that an earlier event announced.
  package static func frame(
    at event: KeyboardEvent, after previousEvent: KeyboardEvent?, from previous: KeyboardState,
    to state: KeyboardState, isCorrection: Bool
  ) -> CGRect? {
    switch state.placement {
    case .hidden where previous.placement != .hidden:
      return CGRect(x: state.screen.minX, y: state.screen.maxY, width: state.screen.width, height: 0)
    // The accessory view stays on the screen after the keyboard hides.
    case .accessoryOnly where previous.placement == .docked:
      return state.frame
    default:
      if isCorrection { return state.frame }
      if event == .willShow, previousEvent == .willChangeFrame, state.frame != previous.frame { return state.frame }
      return !event.isWill && state.isDocked != previous.isDocked ? state.frame : nil
    }
  }
}
