/// A kind of keyboard that has its own height.
public enum KeyboardKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// The letter keyboard, which all keyboard types that can enter words show.
  case text
  /// The keyboard with digits that an iPhone shows as a number, decimal, or phone pad. An iPad shows the digits of its
  /// text keyboard instead.
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
