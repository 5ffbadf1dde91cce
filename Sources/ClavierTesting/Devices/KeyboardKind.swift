/// A kind of keyboard that has its own height.
public enum KeyboardKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// The keyboard with letters, which is shown for every keyboard type in which users can type words.
  case text
  /// The keyboard with digits that an iPhone shows as a number, decimal, or phone pad. For these keyboard types, an
  /// iPad shows the digits of its text keyboard.
  case numberPad
  /// The emoji keyboard.
  case emoji

  /// The name of the kind in messages.
  package var title: String {
    switch self {
    case .text: "text keyboard"
    case .numberPad: "number pad"
    case .emoji: "emoji keyboard"
    }
  }
}
