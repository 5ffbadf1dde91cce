extension KeyboardStateMachine {
  /// The outcome of a notification, of a comparison with another source, or of an activation of the app.
  package enum Outcome: Hashable, Sendable {
    /// The reported position sets or confirms the state.
    case applied
    /// The notification's frame is empty or impossible for a keyboard.
    case unusable
    /// The frame of the first responder's accessory view replaces the notification's frame.
    case replacedByBar
    /// The notification arrived while the app was inactive.
    case inactive
    /// The notification describes a visible keyboard of another app.
    case otherApp
    /// The notification belongs to an earlier transition.
    case late
    /// No second source confirms the reported position, which differs from the state.
    case disagrees
    /// The reported position differs from the state and corrects it, because a second source agrees or one source is
    /// enough.
    case corrected
    /// The keyboard or an accessory view without a keyboard disappeared without a notification.
    case gone

    /// A sentence that describes the outcome, for logs.
    package var explanation: String {
      switch self {
      case .applied: "The reported position sets or confirms the state of the keyboard."
      case .unusable: "The frame is unusable, so the previous state is still valid."
      case .replacedByBar: "The frame of the first responder's accessory view is used."
      case .inactive: "The app is inactive, so nothing changes until the app becomes active."
      case .otherApp: "The frame belongs to another app's keyboard, which never replaces this app's visible keyboard."
      case .late: "The notification belongs to an earlier transition, so nothing changes."
      case .disagrees: "No second source confirms the reported position, which differs from the state of the keyboard."
      case .corrected: "The reported position differs from the state of the keyboard, so the state was corrected."
      case .gone: "The keyboard or the accessory view has disappeared without a notification."
      }
    }
  }
}
