/// The properties of the text between two keys that show whether the keys belong to the same notification.
struct ConsoleGap {
  /// Whether a dictionary in braces ends.
  var closesBrace = false
  /// Whether a dictionary in brackets ends.
  var closesBracket = false
  /// Whether a line contains more than the ends of values and dictionaries.
  var hasOtherLines = false
  /// Whether a line begins with a time stamp.
  ///
  /// NSLog prints a dictionary as one message, so a line inside a dictionary never begins with a time stamp.
  var hasStampedLine = false
  /// Whether a line begins another tree of the kind that lldb and `dump` print.
  var restartsTree = false
  /// Whether only the beginning of the last line was read.
  ///
  /// The next three values describe that line. The values count only if the line ends before the next key.
  var isInsideLine = false
  /// Whether the last line contains more than the ends of values and dictionaries.
  var isOtherLine = false
  /// Whether the last line begins with a time stamp.
  var isStampedLine = false
  /// Whether the last line begins a tree.
  var isTreeLine = false

  /// Updates the values for the last line, which was read to its end.
  mutating func endLine() {
    if isOtherLine { hasOtherLines = true }
    if isStampedLine { hasStampedLine = true }
    if isTreeLine { restartsTree = true }
    isInsideLine = false
  }

  /// Returns whether the dictionary with the given opening character ends or, without a character, whether any
  /// dictionary ends.
  func closes(_ opener: UInt8?) -> Bool {
    switch opener {
    case UInt8(ascii: "{"): closesBrace
    case UInt8(ascii: "["): closesBracket
    default: closesBrace || closesBracket
    }
  }
}
