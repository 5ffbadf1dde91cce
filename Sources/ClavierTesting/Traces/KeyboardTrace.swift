public import Foundation

/// A record of keyboard notifications, read from a file, from pasted console text, or recorded by ``KeyboardRecorder``.
///
/// ## Console text
///
/// ``init(text:)`` reads what people paste: Objective-C descriptions of notifications and of their `userInfo`, Swift
/// dictionaries and notifications, lldb's and `dump`'s trees, React Native's events, and whole logs with other lines
/// between. Missing braces, quotes, keys and heads do not matter, nor does the order of the keys. Nothing is invented,
/// nothing rounded: what the text does not say stays `nil`. What cannot be read is among the ``problems``.
///
/// React Native prints milliseconds; ``Entry/duration`` is in seconds here as everywhere. A text that holds bare frames
/// only, such as `(0.0, 477.0, 375.0, 335.0)`, is read as end frames.
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

  /// Reads pasted console text, or JSON lines when the text begins with their header.
  ///
  /// This never fails: a text without any notification gives a trace without entries.
  public init(text: String) {
    self.init(utf8: Array(text.utf8))
  }

  /// Reads a file: console text or JSON lines, in UTF-8.
  ///
  /// A file that was cut in the middle of a character is read up to there, and the cut is among the ``problems``.
  ///
  /// - Throws: ``KeyboardTraceError/notUTF8(offset:)`` when the bytes are no UTF-8 text.
  public init(data: Data) throws(KeyboardTraceError) {
    var bytes = Array(data)
    var cut = false
    if let offset = UTF8Check.firstInvalidOffset(in: bytes) {
      guard UTF8Check.isIncompleteCharacter(bytes[offset...]) else { throw .notUTF8(offset: offset) }
      bytes.removeSubrange(offset...)
      cut = true
    }
    self.init(utf8: bytes)
    if cut {
      var positions = TextPositions(bytes)
      let (line, column) = positions.position(of: bytes.count)
      problems.append(Problem(line: line, column: column, message: "the text ends in the middle of a character"))
    }
  }

  private init(utf8 bytes: [UInt8]) {
    if JSONLinesReader.recognizes(bytes) {
      self = JSONLinesReader.read(bytes)
    } else {
      var parser = ConsoleParser(bytes)
      self = parser.parse()
    }
  }
}
