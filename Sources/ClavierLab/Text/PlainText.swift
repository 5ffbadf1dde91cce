import Foundation

/// Formats values for text output.
enum PlainText {
  /// Returns the shortest text of a number, without `.0`.
  static func number(_ value: Double) -> String {
    // Most numbers are integers, for which this conversion is faster.
    if value.magnitude < 1e15, let whole = Int(exactly: value), whole != 0 || value.sign == .plus {
      return String(whole)
    }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a list such as `a, b, or c`, or `a, b, c, and 4 more` if there are more items than the limit.
  static func list(_ items: [String], limit: Int) -> String {
    guard items.count > limit else { return joined(items, by: "or") }
    return joined(items.prefix(limit) + ["\(items.count - limit) more"], by: "and")
  }

  private static func joined(_ items: [String], by conjunction: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.joined() }
    let comma = items.count > 2 ? "," : ""
    return "\(items.dropLast().joined(separator: ", "))\(comma) \(conjunction) \(last)"
  }

  /// Returns a line that names the chosen answers to open questions; empty if all answers are defaults.
  static func assumed(_ alternatives: [String]) -> String {
    alternatives.isEmpty ? "" : "Assumed UIKit behavior: \(alternatives.joined(separator: ", ")).\n"
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  static func aligned(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

extension PlainText {
  /// Returns text in lines of at most `width` characters.
  ///
  /// Only a word that is longer than a line is broken. Several spaces between words of a line stay, because they align
  /// columns.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    let width = max(width, 1)
    var lines: [String] = [""]
    var gap = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      gap += 1
      if word.isEmpty { continue }
      defer { gap = 0 }
      var rest = word
      let last = lines[lines.count - 1]
      if !last.isEmpty, TextStyle.length(of: last) + gap + TextStyle.length(of: rest) <= width {
        lines[lines.count - 1] = last + String(repeating: " ", count: gap) + rest
        continue
      }
      if !last.isEmpty { lines.append("") }
      while TextStyle.length(of: rest) > width {
        let part = TextStyle.prefix(of: rest, length: width)
        lines[lines.count - 1] = String(part)
        lines.append("")
        rest = rest[part.endIndex...]
      }
      lines[lines.count - 1] = String(rest)
    }
    return lines
  }

  /// Returns text with at most the given number of characters.
  ///
  /// An ellipsis replaces the omitted part.
  static func cut(_ text: String, to width: Int) -> String {
    text.count <= width ? text : width < 2 ? String(text.prefix(max(width, 0))) : text.prefix(width - 1) + "…"
  }

  /// Returns a number with at most one decimal.
  static func rounded(_ value: Double) -> String { number((value * 10).rounded() / 10 + 0) }

  static func rounded(_ value: CGFloat) -> String { rounded(Double(value)) }

  /// Returns a length in points, with at most one decimal and the unit.
  static func points(_ value: Double) -> String {
    let text = rounded(value)
    return text == "1" ? "1 point" : "\(text) points"
  }
}
