extension KeyboardStateMachine {
  /// What happened while the app was inactive, to be applied when the app becomes active.
  struct Inactivity: Equatable, Sendable {
    /// The last usable `willShow` or `willChangeFrame` of this app; nil if none arrived.
    var postponed: Postponed?

    /// The docked state before the keyboard was hidden; nil if no `willHide` arrived.
    var stateBeforeHide: KeyboardState?

    /// Whether the app has become active and no notification has arrived since then.
    var hasJustEnded = false
  }

  /// A notification that is applied when the app becomes active.
  struct Postponed: Equatable, Sendable {
    let event: KeyboardEvent
    let info: KeyboardInfo
  }

  /// Stores the last usable `will` of this app until the app becomes active.
  ///
  /// On iOS 27, an inactive app gets the keyboard frames of the active app (Apollo-Reborn/Apollo-Reborn issues 619 and
  /// 821).
  mutating func postpone(_ event: KeyboardEvent, _ info: KeyboardInfo, in context: Context) -> KeyboardState {
    outcome = .inactive
    if event == .didHide { announcements.awaitsDidHide = false }
    let rules = PlacementRules(event: event, info: info, context: context)
    let isUsable = rules.placement != .unknown
    if event.isWill, info.belongsToCurrentApp != false, isUsable {
      inactivity.postponed = Postponed(event: event, info: info)
    }
    return unknownState
  }

  /// Stores the docked state from before this app's keyboard hides, and drops a postponed notification, which is
  /// outdated now.
  mutating func recordHideWhileInactive() {
    inactivity.postponed = nil
    if state.isDocked { inactivity.stateBeforeHide = state }
  }

  /// Updates the state after the app becomes active.
  ///
  /// The method applies the postponed notification, and hides a keyboard that has disappeared.
  ///
  /// In the background, a keyboard may disappear without a notification. The keyboard counts as hidden only if nothing
  /// in the app is first responder, or if the first responder has only a resident bar (an accessory view that is shown
  /// without a keyboard), which then stays. If an input is still first responder, the last frame stays valid. If a
  /// `willHide` arrived while the app was inactive, the frame from before that notification is restored, because the
  /// keyboard can reappear for that input without a notification.
  ///
  /// - Returns: Whether ``state`` changed.
  @discardableResult
  package mutating func activate(in context: Context) -> Bool {
    let before = state
    inactivity.hasJustEnded = true
    if let postponed = inactivity.postponed {
      inactivity.postponed = nil
      receive(postponed.event, postponed.info, in: context)
      // The postponed notification is not the first one that the system posts after the activation.
      inactivity.hasJustEnded = true
    } else if let earlier = inactivity.stateBeforeHide, earlier.screen == context.screen, !state.isVisible,
      context.firstResponder.isInput
    {
      // The keyboard may have reappeared without a notification, for an input that is still first responder.
      state = earlier
      outcome = .corrected
    }
    inactivity.stateBeforeHide = nil
    if context.firstResponder == .absent, state.isVisible {
      hideKeyboardAndBar(in: context)
      outcome = .gone
    } else if let bar = residentBarState(in: context), state.placement == .docked || state.placement == .shortcutBar {
      // A first responder with a resident bar takes no text input, so there are no keys.
      useResidentBar(bar)
    }
    return state != before
  }
}
