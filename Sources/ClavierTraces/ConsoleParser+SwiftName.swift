import ClavierCore

extension ConsoleParser {
  /// The length of the text before a dictionary that can contain the event's name in Swift, in bytes.
  private static let swiftNameReach = 64

  /// Returns the event whose name in Swift precedes a dictionary on the same line; nil if there is none.
  ///
  /// Logs begin with such a name if an app prints `#function`, as in `keyboardWillShow(_:) [AnyHashable(…): …]`, or the
  /// notification's name in Swift, as in `keyboardWillShowNotification: [AnyHashable(…): …]`.
  func eventInSwift(before dictionary: Int) -> KeyboardEvent? {
    let start = scanner.lineStart(of: dictionary, notBefore: max(lastEnd, dictionary - Self.swiftNameReach))
    let words = scanner.text(min(start, dictionary)..<dictionary).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.last { Self.event(named: $0) != nil }.flatMap(Self.event)
  }

  private static func event(named word: Substring) -> KeyboardEvent? {
    let suffix = "Notification"
    return events[String(word.hasSuffix(suffix) ? word.dropLast(suffix.count) : word)]
  }
}
