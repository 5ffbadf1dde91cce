/// A keyboard by what it shows, as far as its height depends on it.
public enum KeyboardKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// Letters, for any keyboard type that can type a word.
  case text
  /// The pad of digits of an iPhone: number, decimal and phone pads. An iPad shows its text keyboard's digits instead.
  case numberPad
  /// The emoji keyboard.
  case emoji

  /// The kind in words, for reports.
  public var title: String {
    switch self {
    case .text: "text keyboard"
    case .numberPad: "number pad"
    case .emoji: "emoji keyboard"
    }
  }
}
