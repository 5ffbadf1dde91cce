import ClavierCore
import ClavierTesting

extension KeyboardEvent {
  /// Returns the last event that text names, as in `handleKeyboardWillShow(_:)` or `willShow`; nil if there is none.
  ///
  /// - Parameter text: Text in lowercase.
  static func last(in text: String) -> KeyboardEvent? {
    words(of: text).reversed().lazy.compactMap { word in
      names.first { word.elementsEqual($0.name) || containsKeyboard(word, before: $0.name) }?.event
    }.first
  }

  /// Returns whether text ends with the name of an event, as Clavier prints it, possibly followed by punctuation.
  ///
  /// - Parameter text: Text in lowercase.
  static func isLastWord(of text: String) -> Bool {
    words(of: text).last.map { word in names.contains { word.elementsEqual($0.name) } } ?? false
  }

  /// The events and their names in lowercase.
  ///
  /// Names and words are compared as bytes, because comparing characters takes several times as long.
  private static let names = allCases.map { (event: $0, name: Array($0.rawValue.lowercased().utf8)) }

  private static let keyboard = Array("keyboard".utf8)

  private static func containsKeyboard(_ word: Substring.UTF8View, before name: [UInt8]) -> Bool {
    guard word.count >= keyboard.count + name.count else { return false }
    return word.indices.contains { index in
      word[index] == keyboard[0] && word[index...].starts(with: keyboard)
        && word[index...].dropFirst(keyboard.count).starts(with: name)
    }
  }

  private static func words(of text: String) -> [Substring.UTF8View] { text.utf8.split { !$0.isNamePart } }
}
