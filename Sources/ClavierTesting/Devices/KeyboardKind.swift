/// A kind of keyboard that has its own height.
public enum KeyboardKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// The letter keyboard, for any keyboard type that can enter words.
  case text
  /// The digits of an iPhone's number, decimal, and phone pads. An iPad shows the digits of its text keyboard instead.
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
