import CoreGraphics
import Foundation

// A `will` notification determines the state.
extension KeyboardStateMachine {
  /// Applies the frame of a `willShow` or `willChangeFrame`.
  ///
  /// - Returns: The state that the notification describes, as in ``receive(_:_:in:)``.
  mutating func apply(_ event: KeyboardEvent, _ info: KeyboardInfo, in context: Context) -> KeyboardState {
    let rules = PlacementRules(event: event, info: info, context: context)
    let described = KeyboardState(placement: rules.placement, frame: rules.frame, screen: context.screen)
    switch described.placement {
    case .unknown:
      // While a resident bar (an accessory view that is shown without a keyboard) is on the screen, an empty frame
      // means that only the bar remains. iOS 26 posts an empty frame while the keyboard hides, and iOS 27 posts one
      // when the app becomes active.
      if rules.isEmpty, let bar = residentBarState(in: context) {
        useResidentBar(bar)
        return state
      }
      outcome = .unusable
      return unknownState
    case .hidden:
      recordAnnounced(described.frame)
      hideKeyboardAndBar(in: context)
      return state
    case .otherApp:
      return applyOtherAppUnlessVisible(described)
    case .docked, .undocked, .floating, .accessoryOnly, .shortcutBar:
      return applyVisible(described, after: event, in: context)
    }
  }

  /// Applies a keyboard or a bar that is on the screen.
  private mutating func applyVisible(
    _ described: KeyboardState, after event: KeyboardEvent, in context: Context
  ) -> KeyboardState {
    if isOfPreviousApp(event, in: context) {
      return applyOtherAppUnlessVisible(
        KeyboardState(placement: .otherApp, frame: described.frame, screen: described.screen))
    }
    recordAnnounced(described.frame)
    // If no `didHide` is awaited, the keyboard has already hidden, so it now shows without a `willShow`.
    if announcements.awaitsDidHide {
      announcements.hasShownWhileHiding = true
    } else {
      announcements.transition = .show
    }
    state = described
    return state
  }

  /// Applies another app's keyboard, unless this app has a visible keyboard.
  mutating func applyOtherAppUnlessVisible(_ described: KeyboardState) -> KeyboardState {
    outcome = .otherApp
    if !state.isVisible { state = described }
    return described
  }

  /// Hides the keyboard, but keeps a resident bar, which is an accessory view that is shown without a keyboard.
  ///
  /// If a bar stays, the frame of the `willHide` is the bar's frame (MessageKit issue 977, RxKeyboard issue 116). But
  /// on iOS 26, it may still be the frame of the keyboard.
  mutating func hideKeyboard(with info: KeyboardInfo, in context: Context) {
    guard let bar = residentBarState(in: context) else { return hideKeyboardAndBar(in: context) }
    let rules = PlacementRules(event: .willChangeFrame, info: info, context: context)
    switch rules.placement {
    case .docked where state.placement == .docked && rules.frame == state.frame: useResidentBar(bar)
    case .accessoryOnly, .shortcutBar, .docked:
      state = KeyboardState(placement: .accessoryOnly, frame: rules.frame, screen: context.screen)
    case .unknown where rules.isEmpty: useResidentBar(bar)
    default: hideKeyboardAndBar(in: context)
    }
  }

  /// Hides the keyboard, and also a resident bar.
  mutating func hideKeyboardAndBar(in context: Context) {
    state = .hidden(on: context.screen.isUsable ? context.screen : state.screen)
    disagreements = [:]
  }

  /// Stores a frame that a `will` notification announces, and drops disagreements about earlier frames.
  mutating func recordAnnounced(_ frame: CGRect) {
    disagreements = [:]
    announcements.append(frame)
  }

  /// The state to return for a notification that is ignored or postponed.
  var unknownState: KeyboardState {
    KeyboardState(placement: .unknown, frame: state.frame, screen: state.screen)
  }

  /// Returns whether a `willChangeFrame` describes the keyboard of the app that the user has just left.
  ///
  /// Such a notification may be marked as this app's (openradar 48608694). It can only be the first notification after
  /// the app became active, and only while this app has no visible keyboard and no first responder that brings up a
  /// keyboard or a bar. A `willShow` is never ignored.
  private func isOfPreviousApp(_ event: KeyboardEvent, in context: Context) -> Bool {
    event == .willChangeFrame && inactivity.hasJustEnded && context.firstResponder == .absent && !state.isVisible
  }
}
