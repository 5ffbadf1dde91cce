import ClavierCore

extension KeyboardEvent {
  /// Returns the last event that text names, as in `handleKeyboardWillShow(_:)` or `willShow`; nil if there is none.
  ///
  /// - Parameter text: Text in lowercase.
  static func last(in text: String) -> KeyboardEvent? {
    words(of: text).reversed().lazy.compactMap { word in
      allCases.first { word == $0.name || word.contains("keyboard\($0.name)") }
    }.first
  }

  /// Whether text ends with the name of an event, as Clavier prints it, and perhaps with marks after the name.
  ///
  /// - Parameter text: Text in lowercase.
  static func isLastWord(of text: String) -> Bool {
    words(of: text).last.map { word in allCases.contains { word == $0.name } } ?? false
  }

  private var name: String { rawValue.lowercased() }

  private static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}
