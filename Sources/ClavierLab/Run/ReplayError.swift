/// The reason why a replay shows nothing about a screen.
///
/// Without a keyboard or without an edited input, nothing can be covered, so the result would look like a success.
package enum ReplayError: Error, Hashable, Sendable {
  /// No input of the screen could be edited.
  case noInput
  /// The notifications never show the app's keyboard on the screen.
  case noKeyboard

  /// The reason, as a clause for the middle of a sentence.
  package var reason: String {
    switch self {
    case .noInput: "this screen has no input that could be edited during the replay"
    case .noKeyboard: "these notifications do not show the app's keyboard on this screen"
    }
  }
}
