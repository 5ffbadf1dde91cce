extension KeyboardStateMachine {
  /// The events that arrived while the app was inactive, and that are applied when the app becomes active.
  struct Inactivity: Equatable, Sendable {
    /// The last usable `willShow` or `willChangeFrame` of this app; nil if none arrived.
    var postponed: Postponed?

    /// The docked state before the keyboard was hidden; nil if no hide arrived.
    var stateBeforeHide: KeyboardState?

    /// Whether the app became active and no notification has arrived since.
    var hasJustEnded = false
  }

  /// A notification that is applied when the app becomes active.
  struct Postponed: Equatable, Sendable {
    let event: KeyboardEvent
    let info: KeyboardInfo
  }
}
