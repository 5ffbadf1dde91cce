/// Keyboard notifications, recorded by a ``KeyboardRecorder`` or read from JSON lines.
///
/// ## JSON lines
///
/// ``jsonLines`` and ``init(jsonLines:)`` use a versioned format. The first line contains the version, and each
/// subsequent line contains one notification. Missing values are omitted:
///
/// ```
/// {"clavierTrace":1}
/// {"curve":7,"duration":0.25,"endFrame":[0,516,393,336],"event":"willShow","startFrame":[0,852,393,336],"time":0}
/// ```
///
/// | field | value |
/// |---|---|
/// | `event` | `willShow`, `didShow`, `willHide`, `didHide`, `willChangeFrame`, or `didChangeFrame` |
/// | `name` | the notification's name, if it is not one of the six keyboard notifications |
/// | `time` | seconds, measured from the same moment for all entries |
/// | `startFrame`, `endFrame`, `bounds` | `[x, y, width, height]` in points |
/// | `startCenter`, `endCenter` | `[x, y]` in points |
/// | `duration` | seconds |
/// | `curve` | the raw value of the curve |
/// | `belongsToCurrentApp`, `changedByUserInteraction` | `true` or `false` |
/// | `screen` | `[width, height]` of the screen in points, which a ``KeyboardRecorder`` does not record |
///
/// Infinite values and NaN are the strings `"inf"`, `"-inf"`, and `"nan"`. Other versions are rejected.
/// Unknown fields are ignored, so that a later release can add fields without changing the version.
public struct KeyboardTrace: Equatable, Sendable {
  /// The notifications in order.
  public package(set) var entries: [Entry]
  /// The parts of the text that could not be read, in order.
  public package(set) var problems: [Problem]

  /// Creates a trace from entries.
  package init(entries: [Entry] = [], problems: [Problem] = []) {
    self.entries = entries
    self.problems = problems
  }
}
