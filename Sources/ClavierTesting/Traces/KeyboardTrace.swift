/// Keyboard notifications, recorded by a ``KeyboardRecorder`` or read from JSON lines.
///
/// ## JSON lines
///
/// ``jsonLines`` and ``init(jsonLines:)`` are the package's own format. The first line says the version, each further
/// line is one notification; what was not said is left out:
///
/// ```
/// {"clavierTrace":1}
/// {"curve":7,"duration":0.25,"endFrame":[0,516,393,336],"event":"willShow","startFrame":[0,852,393,336],"time":0}
/// ```
///
/// | field | value |
/// |---|---|
/// | `event` | `willShow`, `didShow`, `willHide`, `didHide`, `willChangeFrame` or `didChangeFrame` |
/// | `name` | the notification's name, where it is none of the six |
/// | `time` | seconds, from an origin of the trace's own |
/// | `startFrame`, `endFrame`, `bounds` | `[x, y, width, height]` in points |
/// | `startCenter`, `endCenter` | `[x, y]` in points |
/// | `duration` | seconds |
/// | `curve` | the raw value of the curve |
/// | `belongsToCurrentApp`, `changedByUserInteraction` | `true` or `false` |
/// | `screen` | `[width, height]` of the screen in points |
///
/// Numbers that JSON cannot say are the strings `"inf"`, `"-inf"` and `"nan"`. Fields that are not in this table are
/// passed over, so that a later version may add some.
public struct KeyboardTrace: Equatable, Sendable {
  /// The notifications, in the order of the text.
  public var entries: [Entry]
  /// What could not be read, or reads oddly, in the order of the text.
  public var problems: [Problem]

  /// Creates a trace from entries of your own.
  public init(entries: [Entry] = [], problems: [Problem] = []) {
    self.entries = entries
    self.problems = problems
  }
}
