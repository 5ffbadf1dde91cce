import CoreGraphics
import Foundation

// A `did` notification confirms the state or disagrees with it.
extension KeyboardStateMachine {
  /// Confirms the state with the frame of a `did` notification, or compares the frame with the state.
  ///
  /// - Returns: The state that the notification describes, as in ``receive(_:_:in:)``.
  mutating func confirm(_ event: KeyboardEvent, _ info: KeyboardInfo, in context: Context) -> KeyboardState {
    let rules = PlacementRules(event: event, info: info, context: context)
    let described = KeyboardState(placement: rules.placement, frame: rules.frame, screen: context.screen)
    switch described.placement {
    case .unknown:
      outcome = .unusable
      return unknownState
    case .otherApp:
      return applyOtherAppUnlessVisible(described)
    case .hidden:
      return event == .didShow && announcements.transition == .hide ? ignore() : confirmHide(info, in: context)
    case .docked, .undocked, .floating, .accessoryOnly, .shortcutBar:
      return confirmVisible(described, after: event, in: context)
    }
  }

  /// Confirms a keyboard or a bar that is on the screen.
  private mutating func confirmVisible(
    _ described: KeyboardState, after event: KeyboardEvent, in context: Context
  ) -> KeyboardState {
    // In a rotation, a late `did` describes the keyboard that a `willHide` has just hidden (log in OmniGroup's
    // OUIDocumentRenameViewController). But if a keyboard undocks or begins to float, the `did` may be the only
    // notification, and is therefore not ignored.
    if announcements.transition == .hide, event == .didShow || described.isDocked { return ignore() }
    if correction != nil, state.isDocked, let last = announcements.lastFrame, described.frame.isWithinAPoint(of: last) {
      // The frame of the `will` was the same, but another source determines the state. A second source must agree with
      // the frame to change that, for example, an accessory view that had not been laid out yet. Nothing outranks a
      // guide that the app trusts.
      if correction == .layoutGuide, context.trustsLayoutGuide {
        outcome = .disagrees
      } else {
        compare(.didNotification, with: described, in: context)
      }
      return state
    }
    let isAnnounced = described.frame.isWithinAPoint(of: announcements.lastFrame ?? state.frame)
    if isAnnounced || !state.isKnown || isOffBottom(described) {
      // An iPad's keyboard that leaves the bottom edge posts `willHide` without `didHide`.
      if isOffBottom(described) { announcements.awaitsDidHide = false }
      // Even if the frame is the same, the placement may differ, because the first responder may be known by now.
      state = described
      return state
    }
    if announcements.isEarlier(described.frame) { return ignore() }
    compare(.didNotification, with: described, in: context)
    return state
  }

  /// Confirms that the keyboard has hidden.
  ///
  /// If no `will` notification announced that the keyboard would hide, the keyboard is hidden only if no input is first
  /// responder and no bar is at the bottom edge. If the keyboard has begun to show again since the `willHide`, the
  /// notification is ignored.
  mutating func confirmHide(_ info: KeyboardInfo, in context: Context) -> KeyboardState {
    // A `willShow` arrived after the `willHide` to which this `didHide` belongs, so the `didHide` is outdated.
    if announcements.awaitsDidHide, announcements.transition == .show { return ignore() }
    if announcements.transition == .hide || !state.isVisible {
      // A bar at the bottom edge stays, and a frame that was announced after the `willHide` stays valid.
      if !state.isDocked { hideKeyboardAndBar(in: context) }
      return state
    }
    // UIKit may post only a `did` notification when the keyboard hides (kirillzyusko/react-native-keyboard-controller,
    // modals on iOS 15).
    if context.firstResponder.isInput {
      outcome = compare(.didNotification, with: .hidden(on: context.screen), in: context) ?? .disagrees
    } else if residentBarState(in: context) == nil {
      hideKeyboardAndBar(in: context)
    }
    return state
  }

  /// Whether a `didHide` has arrived although a keyboard or a bar at the bottom edge was announced after the
  /// `willHide`.
  package var hasHideToResolve: Bool {
    announcements.isHideContradicted && state.isDocked
  }

  /// Hides a keyboard that was announced after a `willHide`, if it cannot be on the screen.
  ///
  /// If an observer ends editing in response to a notification, the `willHide` is posted while that notification is
  /// still being delivered. An observer that was added later gets the `willHide` first, and then the notification of
  /// the keyboard that is about to hide. After the `didHide`, nothing is first responder, so there is no keyboard. By
  /// contrast, if the keyboard really appears again while it hides, an input is first responder. A text view becomes
  /// first responder only after the notifications, so call this method when the turn of the run loop ends.
  ///
  /// - Parameter context: The current context.
  /// - Returns: Whether ``state`` changed. The system does not animate such a change.
  package mutating func resolveContradictedHide(in context: Context) -> Bool {
    guard hasHideToResolve, context.isActive else { return false }
    announcements.isHideContradicted = false
    if state.placement != .accessoryOnly, let bar = residentBarState(in: context) {
      useResidentBar(bar)
    } else if context.firstResponder == .absent {
      hideKeyboardAndBar(in: context)
      (correction, outcome) = (nil, .gone)
    } else {
      return false
    }
    announcements.transition = .hide
    return true
  }

  /// Ignores a notification that belongs to an earlier transition.
  private mutating func ignore() -> KeyboardState {
    outcome = .late
    return state
  }

  /// Returns whether an iPad's keyboard is above the bottom edge of the screen, before or after the change.
  ///
  /// When the user moves such a keyboard, only `did` notifications are posted (square/Listable).
  private func isOffBottom(_ described: KeyboardState) -> Bool {
    switch (state.placement, described.placement) {
    case (.undocked, _), (.floating, _), (_, .undocked), (_, .floating): true
    default: false
    }
  }
}
