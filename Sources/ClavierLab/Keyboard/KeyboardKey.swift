import Foundation

/// A key of the drawn keyboard.
struct KeyboardKey: Hashable, Sendable {
  /// The effect of tapping a key.
  enum Action: Hashable, Sendable {
    case text(String)
    case backspace
    case `return`
    case shift
    /// Shows other characters.
    case sheet(KeyboardFace.Sheet)
    /// Changes the language.
    case globe
    /// Replaces the word before the text cursor.
    case suggestion(String)
    /// Hides the keyboard of an iPad. Dragging the key moves an undocked keyboard.
    case dismiss
    /// Moves a floating keyboard.
    case grabber
    /// Only shows a message, because the lab does not simulate the feature.
    case unsupported(Feature)
  }

  /// A feature of the system's keyboard that the lab does not simulate.
  enum Feature: Hashable, Sendable {
    case dictation, editing(Editing), emojiSearch, emojiCategory(EmojiCategory)

    /// The name of the feature in a sentence.
    var name: String {
      switch self {
      case .dictation: "dictation"
      case .editing: "undo, redo, or the clipboard"
      case .emojiSearch, .emojiCategory: "emoji search or emoji categories"
      }
    }
  }

  /// The system's buttons in an iPad's shortcut bar.
  enum Editing: CaseIterable, Hashable, Sendable {
    case undo, redo
    /// Cut, copy, and paste.
    case pasteboard
  }

  /// What is drawn on a key.
  enum Face: Hashable, Sendable {
    case label(String, size: Double)
    /// A small letter that stands for the language, in the trailing corner.
    case language(String)
    /// A digit with letters below it.
    case digit(String, letters: String)
    case shift(isOn: Bool, isLocked: Bool)
    case backspace, globe, microphone, emoji, dismiss, arrow, grabber
    case editing(Editing)
    /// A symbol, on a disk if its emoji are shown.
    case emojiCategory(EmojiCategory, isShown: Bool)
    /// A magnifying glass and text.
    case search(String)
  }

  /// The background of a key.
  enum Tone: Hashable, Sendable {
    case letter, special
    /// The color of a return key that performs an action.
    case accent
    /// The color of a search field.
    case field
    case none
  }

  var frame: CGRect
  var action: Action
  var face: Face
  var tone = Tone.letter

  /// Whether the key shows an enlarged letter while it is pressed.
  var hasCallout: Bool {
    if case .text(let text) = action, case .label = face { return text != " " && text.count == 1 && tone == .letter }
    return false
  }
}
