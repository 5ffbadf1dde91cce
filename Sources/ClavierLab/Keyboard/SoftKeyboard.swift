import ClavierTesting
import Foundation
import UIKit

/// The keys that the user sees: the characters, the state of shift, the language, and the suggestions.
///
/// The simulated keyboard posts the notifications. This type decides what its keys show and type.
@MainActor
final class SoftKeyboard {
  private var sheet = KeyboardFace.Sheet.letters
  /// The state of shift that the user chose; nil if the text decides.
  private var chosenShift: KeyboardFace.Shift?
  private var alphabet = KeyboardAlphabet.english
  private weak var input: UIView?
  private var lastShiftTime = -Double.infinity

  /// Returns what the keyboard shows for the focused input.
  func face(for focused: UIView?) -> KeyboardFace {
    if let focused, focused !== input { begin(with: focused) }
    var face = KeyboardFace(purpose: Self.purpose(of: input))
    face.sheet = sheet
    face.alphabet = alphabet
    face.shift = shift
    guard let input, let traits = input as? any UITextInputTraits else { return face }
    face.returnTitle = alphabet.title(of: traits.returnKeyType)
    let isSecret = traits.isSecureTextEntry
    // The predictive bar suggests no words for addresses.
    let hasWords = !face.isNumberPad && face.purpose != .email && face.purpose != .address
    if traits.autocorrectionType != .no, !isSecret, hasWords {
      face.suggestions = WordPrediction.words(after: textBeforeCursor, in: alphabet)
    }
    return face
  }

  private func begin(with focused: UIView) {
    input = focused
    chosenShift = nil
    let isRightToLeft = focused.effectiveUserInterfaceLayoutDirection == .rightToLeft
    alphabet = isRightToLeft && Self.purpose(of: focused) == .text ? .hebrew : .english
    let face = KeyboardFace(purpose: Self.purpose(of: focused))
    // An iPad's docked keyboard has the digits in the top row of its other keys instead of a pad.
    sheet = face.isNumberPad && focused.traitCollection.userInterfaceIdiom == .pad ? .numbers : face.sheet
  }

  // MARK: Keys

  /// Shows other characters.
  func show(_ sheet: KeyboardFace.Sheet) {
    self.sheet = sheet
    chosenShift = nil
  }

  /// Changes the language.
  func changeLanguage() {
    alphabet = alphabet == .english ? .hebrew : .english
    show(.letters)
  }

  /// Turns shift on or off.
  ///
  /// A double tap locks it.
  func pressShift(at time: Double) {
    let isDouble = time - lastShiftTime < 0.35
    lastShiftTime = isDouble ? -.infinity : time
    chosenShift = isDouble ? .locked : shift == .off ? .on : .off
  }

  /// Updates shift and the characters after a key has typed text.
  func didType(_ text: String) {
    if chosenShift != .locked { chosenShift = nil }
    let returnsToLetters = text == " " || text == "'"
    if returnsToLetters, sheet == .numbers || sheet == .symbols, Self.purpose(of: input) != .numbersAndPunctuation {
      sheet = .letters
    }
  }

  /// Lets the text decide about shift again after the delete key, unless shift is locked.
  func didDelete() {
    if chosenShift != .locked { chosenShift = nil }
  }

  /// Returns how many characters a suggestion replaces, and the text that it inserts.
  func replacement(for suggestion: String) -> (deletions: Int, text: String) {
    let begun = WordPrediction.begunWord(in: textBeforeCursor)
    if suggestion == "“\(begun)”" { return (0, " ") }
    return (begun.count, suggestion + " ")
  }

  // MARK: Text

  private var shift: KeyboardFace.Shift {
    guard alphabet.hasShift, sheet == .letters else { return .off }
    return chosenShift ?? (wantsCapital ? .on : .off)
  }

  /// Whether the input capitalizes the next letter.
  private var wantsCapital: Bool {
    guard let traits = input as? any UITextInputTraits, Self.purpose(of: input) == .text, !traits.isSecureTextEntry
    else { return false }
    let before = textBeforeCursor
    switch traits.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last.map { $0.isWhitespace } ?? true
    default:
      let trimmed = before.reversed().drop { $0 == " " }
      guard let last = trimmed.first else { return true }
      return last.isNewline || (".?!".contains(last) && before.last == " ")
    }
  }

  private var textBeforeCursor: String {
    guard let input = input as? any UITextInput, let selection = input.selectedTextRange,
      let range = input.textRange(from: input.beginningOfDocument, to: selection.start)
    else { return "" }
    return input.text(in: range) ?? ""
  }

  // MARK: Traits

  private static func purpose(of input: UIView?) -> KeyboardFace.Purpose {
    guard let traits = input as? any UITextInputTraits else { return .text }
    return switch traits.keyboardType {
    case .emailAddress: .email
    case .URL: .address
    case .webSearch: .search
    case .twitter: .social
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .numberPad, .asciiCapableNumberPad: .numberPad
    case .decimalPad: .decimalPad
    case .phonePad, .namePhonePad: .phonePad
    default: .text
    }
  }
}
