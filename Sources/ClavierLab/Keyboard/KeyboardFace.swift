/// What the keys of a keyboard show: the characters, and the state of the shift key.
package struct KeyboardFace: Hashable, Sendable {
  /// The keys for one of UIKit's keyboard types.
  package enum Purpose: String, CaseIterable, Hashable, Sendable {
    case text, email, address, search, social, numbersAndPunctuation, numberPad, decimalPad, phonePad
  }

  /// A set of keys.
  package enum Sheet: String, CaseIterable, Hashable, Sendable { case letters, numbers, symbols, emoji }

  /// The state of the shift key.
  package enum Shift: Hashable, Sendable { case off, on, locked }

  package var purpose = Purpose.text
  package var sheet = Sheet.letters
  package var shift = Shift.off
  package var alphabet = KeyboardAlphabet.english
  /// The title of the return key.
  package var returnTitle = "return"
  /// The words in the predictive bar.
  package var suggestions: [String] = []

  package init(purpose: Purpose = .text) {
    self.purpose = purpose
    sheet = purpose == .numbersAndPunctuation ? .numbers : .letters
  }

  /// Whether the keys are those of an iPhone's number pad.
  var isNumberPad: Bool { [.numberPad, .decimalPad, .phonePad].contains(purpose) }
}
