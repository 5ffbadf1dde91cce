import CoreGraphics
import Foundation

// A `did` notification confirms the state or disagrees with it.
extension KeyboardStateMachine {
  /// Confirms the state with the frame of a `did` notification, or compares the frame with the state.
  ///
  /// - Returns: The state that the notification describes, as in ``receive(_:_:in:)``.
  mutating func confirm(_ event: KeyboardEvent, _ info: KeyboardInfo, in context: Context) -> KeyboardState {
    let rules = PlacementRules(event: event, info: info, context: context)
    let next = KeyboardState(placement: rules.placement, frame: rules.frame, screen: context.screen)
    switch next.placement {
    case .unknown:
      outcome = .unusable
      return unknownState
    case .otherApp:
      return applyOtherAppUnlessVisible(next)
    case .hidden:
      return event == .didShow && announcements.transition == .hide ? ignore() : confirmHide(info, in: context)
    case .docked, .undocked, .floating, .accessoryOnly, .shortcutBar:
      return confirmVisible(next, after: event, in: context)
    }
  }

  /// Confirms a keyboard or a bar that is on the screen.
  private mutating func confirmVisible(
    _ next: KeyboardState, after event: KeyboardEvent, in context: Context
  ) -> KeyboardState {
    // In a rotation, a late `did` describes the keyboard that a `willHide` has just hidden (log in OmniGroup's
    // OUIDocumentRenameViewController). But if a keyboard undocks or begins to float, the `did` may be the only
    // notification, and is therefore not ignored.
    if announcements.transition == .hide, event == .didShow || next.isDocked { return ignore() }
    if correction != nil, state.isDocked, let last = announcements.lastFrame, next.frame.isWithinAPoint(of: last) {
      // The frame of the `will` was the same, but another source determines the state. A second source must agree with
      // the frame to change that, for example, an accessory view that had not been laid out yet. Nothing outranks a
      // guide that the app trusts.
      if correction == .layoutGuide, context.trustsLayoutGuide {
        outcome = .disagrees
      } else {
        compare(.didNotification, with: next, in: context)
      }
      return state
    }
    let isAnnounced = next.frame.isWithinAPoint(of: announcements.lastFrame ?? state.frame)
    if isAnnounced || !state.isKnown || isOffBottom(next) {
      // An iPad's keyboard that leaves the bottom edge posts `willHide` without `didHide`.
      if isOffBottom(next) { announcements.awaitsDidHide = false }
      // Even if the frame is the same, the placement may differ, because the first responder may be known by now.
      state = next
      return state
    }
    if announcements.isEarlier(next.frame) { return ignore() }
    compare(.didNotification, with: next, in: context)
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
      switch state.placement {
      case .hidden, .unknown, .otherApp, .undocked, .floating: hide(in: context)
      // A bar stays on the screen, and a frame that was announced after the `willHide` stays valid.
      case .docked, .accessoryOnly, .shortcutBar: break
      }
      return state
    }
    // UIKit may post only a `did` notification when the keyboard hides (kirillzyusko/react-native-keyboard-controller,
    // modals on iOS 15).
    if context.firstResponder.isInput {
      // For a keyboard above the bottom edge, `compare` returns without setting the outcome, so the outcome is set
      // first.
      outcome = .disagrees
      compare(.didNotification, with: .hidden(on: context.screen), in: context)
    } else if bar(in: context) == nil {
      hide(in: context)
    }
    return state
  }

  /// Ignores a notification that belongs to an earlier transition.
  private mutating func ignore() -> KeyboardState {
    outcome = .late
    return state
  }

  /// Returns whether an iPad's keyboard is above the bottom edge of the screen, before or after the change.
  ///
  /// When the user moves such a keyboard, only `did` notifications are posted (square/Listable).
  private func isOffBottom(_ next: KeyboardState) -> Bool {
    switch (state.placement, next.placement) {
    case (.undocked, _), (.floating, _), (_, .undocked), (_, .floating): true
    default: false
    }
  }
}
