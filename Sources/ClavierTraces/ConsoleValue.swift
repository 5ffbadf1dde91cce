/// The value after a key.
enum ConsoleValue {
  /// The numbers of the value, and the offset at which it ends.
  case numbers([Double], end: Int)
  /// No value: `nil` or `(null)`.
  case absent(end: Int)
  /// The key has no value and is only mentioned.
  case missing
  /// The value is invalid for the key.
  case unreadable(at: Int)
  /// The text ends within the value.
  case cut
}
