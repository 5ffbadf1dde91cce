/// A command from the lab's page to the phone.
///
/// In JSON, a command is `{"version":1,"type":"…",…}`.
package enum PhoneCommand: Hashable, Sendable {
  /// The only version that this module reads and writes.
  package static let version = 1

  /// Opens a screen, or changes the settings of the open screen.
  case settings(LabSettings)
  /// Opens the same screen again.
  case reopen
  case touch(LabTouch)
  /// Types text into the focused input.
  case text(String)
  case key(Key)
  case navigate(Destination)
  /// Taps an input, scrolling to it first.
  case focus(input: String)
  /// Focuses an input and sets its text, because the user did so on another phone. Without an input, the command ends
  /// editing.
  case follow(input: String?, text: String?)
  /// Sets the number of seconds of virtual time per real second: 0 pauses, and 0.1 is slow motion.
  ///
  /// The rate is 0, or from ``slowestRate`` to ``fastestRate``.
  case time(rate: Double)
  /// Advances a paused phone by one frame.
  case step
  /// Posts the notifications of a pasted log or a trace.
  case replay(text: String)
  /// Requests a film of a period of the virtual time, as an animated SVG.
  case export(from: Double, to: Double)
  /// Requests a page that plays the last minute.
  case share

  /// A key of the computer's keyboard that does not type a character.
  package enum Key: String, CaseIterable, Codable, Hashable, Sendable {
    /// Deletes the character before the caret.
    case backspace
    /// Deletes the character after the caret.
    case delete
    case `return`
    case left, right, up, down
  }

  /// A button of the toolbar above the keyboard.
  package enum Destination: String, CaseIterable, Codable, Hashable, Sendable { case previous, next, done }

  /// The maximum number of characters in a ``text(_:)``.
  package static let longestText = 1_000
  /// The maximum number of characters in the text of a ``follow(input:text:)``.
  package static let longestFollowedText = 100_000
  /// The maximum number of UTF-8 bytes in a ``replay(text:)``.
  package static let longestReplay = 1_000_000
  /// The maximum number of bytes in a line of JSON.
  package static let longestLine = 1_500_000
  /// The latest time in an ``export(from:to:)``, in seconds.
  package static let latestTime = 1_000_000_000.0
  /// The fastest rate.
  package static let fastestRate = 4.0
  /// The slowest rate above 0, at which a frame takes 1.7 seconds.
  package static let slowestRate = 0.01

  /// Returns the end of a sentence that explains why a rate is invalid; nil if it is valid.
  package static func problem(ofRate rate: Double) -> String? {
    guard rate >= 0, rate <= fastestRate else { return "must be from 0 to \(Int(fastestRate)), not \(rate)" }
    guard rate == 0 || rate >= slowestRate else { return "must be 0 or at least \(slowestRate), not \(rate)" }
    return nil
  }
}
