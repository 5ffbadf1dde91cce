/// What the lab's page tells the phone; in JSON `{"version":1,"type":"…",…}`.
package enum LabCommand: Hashable, Sendable {
  /// The version that this module writes, and the only one that it reads.
  package static let version = 1

  /// Opens a screen the first time; later it changes what is different.
  case settings(LabSettings)
  /// Opens the same screen from its start.
  case reopen
  case touch(LabTouch)
  /// Typed into the focused input.
  case text(String)
  case key(Key)
  case navigate(Destination)
  /// Taps the middle of an input, scrolling to it first as a person would.
  case focus(input: String)
  /// How many seconds of the phone pass in a second: 0 pauses, 0.1 is slow motion.
  ///
  /// The rate is 0, or from ``slowestRate`` to ``fastestRate``.
  case time(rate: Double)
  /// One frame on while paused.
  case step
  /// Plays a pasted log or a trace into the screen.
  case replay(text: String)
  /// Asks for a film of some seconds of the virtual clock.
  case export(from: Double, to: Double)

  /// A key of the computer's keyboard that types no character.
  package enum Key: String, CaseIterable, Codable, Hashable, Sendable {
    case backspace
    case `return`
    case left, right, up, down
  }

  /// Where a button of the bar above the keyboard leads.
  package enum Destination: String, CaseIterable, Codable, Hashable, Sendable { case previous, next, done }

  /// The most characters that one ``text(_:)`` may have.
  package static let longestText = 1_000
  /// The most bytes of UTF-8 that one ``replay(text:)`` may have.
  package static let longestReplay = 1_000_000
  /// The most bytes that one command may have as a line of JSON.
  package static let longestLine = 1_500_000
  /// The fastest rate.
  package static let fastestRate = 4.0
  /// The slowest rate at which time passes at all: a frame takes 1.7 seconds.
  package static let slowestRate = 0.01

  /// Why a rate is impossible, as the rest of a sentence about it; nil when it is possible.
  package static func problem(ofRate rate: Double) -> String? {
    guard rate >= 0, rate <= fastestRate else { return "must be from 0 to \(Int(fastestRate)), not \(rate)" }
    guard rate == 0 || rate >= slowestRate else { return "must be 0 or at least \(slowestRate), not \(rate)" }
    return nil
  }
}

/// What a finger does, in screen coordinates and points.
package struct LabTouch: Codable, Hashable, Sendable {
  package enum Phase: String, CaseIterable, Codable, Hashable, Sendable { case began, moved, ended, cancelled }

  package var phase: Phase
  package var x: Double
  package var y: Double
}

extension LabTouch {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    phase = try fields.decodeName(forKey: .phase)
    // Farther off no finger is, and arithmetic stays exact.
    x = try fields.decodeNumber(from: -100_000, to: 100_000, forKey: .x)
    y = try fields.decodeNumber(from: -100_000, to: 100_000, forKey: .y)
  }
}
