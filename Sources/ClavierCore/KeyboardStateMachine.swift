import CoreGraphics
package import Foundation

/// Computes the keyboard's state from a sequence of notifications.
///
/// Each screen has its own machine. A machine has no clock, and depends only on the events and their contexts.
/// ``outcome`` describes the effect of the rule that was applied last. No source is correct on every system, so these
/// rules rank the sources:
///
/// 1. **A `will` notification determines the state.** Its frame is the keyboard's destination. A `willHide` hides the
///    keyboard, regardless of its frame (hackiftekhar/IQKeyboardManager issue 2124). A *resident bar*, which is an
///    accessory view that is shown without a keyboard (``FirstResponder/resident(accessoryHeight:bar:)``), stays on the
///    screen. Its frame is then the frame of the `willHide` if that frame is at the bottom edge, or the bar's measured
///    frame if the frame of the `willHide` is empty.
/// 2. **A `did` notification alone does not change the state.** It confirms the last `will`, belongs to an earlier one,
///    or disagrees. A `did` that disagrees changes the state only if another source agrees with it. On iOS 27, the
///    frame of a `did` can be wrong, and a `did` can arrive after the next transition begins (manaflow-ai/cmux pull
///    requests 10006, 10518, and 10810). A `did` determines the state on its own only if no `will` does. This applies
///    to the first known state, to an iPad's keyboard above the bottom edge, and to a keyboard that hides without a
///    `will`, or was announced between `willHide` and `didHide`, while no input is being edited.
/// 3. **The layout guide or a measured accessory view alone does not change the state either**
///    (``compare(_:top:in:)``). Two sources that agree correct the state. One source is enough in four cases:
///    - Nothing is known yet, and an input is being edited.
///    - The last `will` was not animated, no two sources have agreed since, and the source reports a higher position.
///      The frame of such a `will` can be too low by the height of the predictive bar.
///    - The source is the guide, the keyboard is docked, and the app trusts the guide (``Context/trustsLayoutGuide``).
///    - The source is the guide, which returns to the bottom of the screen while nothing is first responder.
///
///    A guide that has stayed at the bottom since the keyboard appeared does not follow the keyboard, and is ignored
///    (manaflow-ai/cmux pull request 9958).
/// 4. **An unusable frame and a frame that arrives while the app is inactive change nothing.** The last usable
///    `willShow` or `willChangeFrame` of this app that arrives while the app is inactive is applied when the app
///    becomes active (``activate(in:)``). A `willHide` of this app is always applied, and reverted on activation if an
///    input is still first responder. The frame of another app's visible keyboard becomes the state only if this app
///    has no visible keyboard. While the app is active, a `willHide` hides this app's keyboard even if the notification
///    is marked as another app's. The same is true of a `will` notification with an off-screen frame.
///
/// Therefore, while an input is being edited, the state becomes hidden only if a `will` or two other sources report
/// that the keyboard is hidden.
package struct KeyboardStateMachine: Equatable, Sendable {
  /// The keyboard's state.
  package internal(set) var state: KeyboardState

  /// The outcome of the last notification, comparison, or activation of the app.
  package internal(set) var outcome = Outcome.applied

  /// The source of the last correction of ``state``; nil if there was no correction, or if a notification has replaced
  /// the corrected state.
  package internal(set) var correction: Source?

  var announcements = Announcements()

  /// The tops that other sources have reported since the last usable `will` notification, if they differ from
  /// ``state``.
  var disagreements: [Source: CGFloat] = [:]

  /// Whether the layout guide has left the bottom of the screen since the keyboard docked.
  var guideHasMoved = false

  var inactivity = Inactivity()

  /// Creates a machine for a screen with these bounds, in points.
  package init(screen: CGRect) {
    state = .unknown(on: screen)
  }

  /// Updates the state for the next notification.
  ///
  /// - Returns: The state that the notification describes. If the notification is unusable or postponed, the result is
  ///   an unknown state with the last valid frame. If the notification is late or disagrees, the result is ``state``.
  @discardableResult
  package mutating func receive(_ event: KeyboardEvent, _ info: KeyboardInfo, in context: Context) -> KeyboardState {
    outcome = .applied
    if !context.isActive {
      guard event == .willHide, info.belongsToCurrentApp != false else { return postpone(event, info, in: context) }
      recordHideWhileInactive()
    }
    let before = state
    let described = update(for: event, info, in: context)
    inactivity.hasJustEnded = false
    let isAppliedWill = event.isWill && outcome == .applied
    if isAppliedWill { announcements.wasLastUnanimated = info.duration == 0 }
    if isAppliedWill || (state != before && outcome != .corrected && outcome != .replacedByBar) { correction = nil }
    if !state.isDocked { guideHasMoved = false }
    return described
  }

  /// Updates the state and the last transition for a notification that is not postponed.
  private mutating func update(for event: KeyboardEvent, _ info: KeyboardInfo, in context: Context) -> KeyboardState {
    switch event {
    case .willHide:
      (announcements.transition, announcements.awaitsDidHide) = (.hide, true)
      (announcements.hasShownWhileHiding, announcements.isHideContradicted) = (false, false)
      recordAnnounced(PlacementRules(event: event, info: info, context: context).frame)
      hideKeyboard(with: info, in: context)
      return state
    case .willShow, .willChangeFrame:
      if event == .willShow { announcements.transition = .show }
      announcements.isHideContradicted = false
      return apply(event, info, in: context)
    case .didShow, .didChangeFrame:
      if event == .didShow { announcements.isHideContradicted = false }
      return confirm(event, info, in: context)
    case .didHide:
      announcements.isHideContradicted = announcements.awaitsDidHide && announcements.hasShownWhileHiding
      defer { announcements.awaitsDidHide = false }
      return confirmHide(info, in: context)
    }
  }
}
