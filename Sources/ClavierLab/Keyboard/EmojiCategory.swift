import Foundation

/// A category below the emoji.
enum EmojiCategory: CaseIterable, Hashable, Sendable {
  case recents, smileys, nature, food, activity, travel, objects, symbols, flags

  /// Returns the lines of the icon around a center, 18 points high.
  func outline(at center: CGPoint) -> String {
    func n(_ number: Double) -> String { SVGText.number(number) }
    func ring(_ radius: Double) -> String { SVGText.circle(around: center, radius: radius) }
    let (x, y) = (Double(center.x), Double(center.y))
    switch self {
    case .recents: return ring(8.5) + "M\(n(x)) \(n(y - 5))v5l3.5 2.5"
    case .smileys:
      let mouth = "M\(n(x - 5.5)) \(n(y + 1.5))h11q-0.5 5 -5.5 5t-5.5 -5z"
      return ring(9.5) + "M\(n(x - 3.2)) \(n(y - 4.5))v2m6.4 -2v2" + mouth
    case .nature: return "M\(n(x - 7)) \(n(y + 7))q-1 -14 14 -14q1 14 -12 12M\(n(x - 9)) \(n(y + 9))l9 -9"
    case .food:
      return "M\(n(x)) \(n(y - 3))q-8 -4 -8 4q1 8 5 8l3 -1l3 1q4 0 5 -8q0 -8 -8 -4zM\(n(x)) \(n(y - 3))q0 -5 4 -6"
    case .activity: return ring(8.5) + "M\(n(x - 8.5)) \(n(y))h17M\(n(x)) \(n(y - 8.5))v17"
    case .travel:
      return "M\(n(x - 8)) \(n(y + 5))v-5l2.5 -6h11l2.5 6v5zM\(n(x - 8)) \(n(y))h16M\(n(x - 6)) \(n(y + 5))v3m12 -3v3"
    case .objects:
      return "M\(n(x - 3)) \(n(y + 5))q0 -3 -2 -5a6 6 0 1 1 10 0q-2 2 -2 5zM\(n(x - 2.5)) \(n(y + 8.5))h5"
    case .symbols: return "M\(n(x)) \(n(y + 7.5))l-7 -7a4.2 4.2 0 0 1 7 -5a4.2 4.2 0 0 1 7 5z"
    case .flags: return "M\(n(x - 6)) \(n(y + 9))v-17q6 -3 12 0v9q-6 -3 -12 0"
    }
  }
}
