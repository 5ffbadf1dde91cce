extension KeyboardStateMachine {
  /// What has happened while the app was inactive, and is completed when the app becomes active.
  struct Inactivity: Equatable, Sendable {
    /// The last usable `willShow` or `willChangeFrame` of this app; nil if none arrived.
    var postponed: Postponed?

    /// The docked state before a hide that arrived; nil if none arrived.
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
