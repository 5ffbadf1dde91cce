import ClavierCore

extension ConsoleParser {
  /// The length of the text before a dictionary that can name the event, in bytes.
  private static let eventReach = 64

  /// Returns the event that is named before a dictionary on the same line; nil if there is none.
  ///
  /// For example, an app can print `#function` before the dictionary: `keyboardWillShow(_:) [AnyHashable(…): …]`.
  func loggedEvent(before dictionary: Int) -> KeyboardEvent? {
    let limit = min(dictionary, max(lastEnd, dictionary - Self.eventReach))
    let start = scanner.lineStart(of: dictionary, notBefore: limit)
    return KeyboardEvent.last(in: scanner.text(start..<dictionary).lowercased())
  }
}
