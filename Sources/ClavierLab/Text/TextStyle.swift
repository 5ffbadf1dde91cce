/// The width of a terminal, and whether text has colors.
package struct TextStyle: Sendable {
  package let isColored: Bool
  /// The number of characters in a line; nil if lines can have any length.
  package let width: Int?

  package init(isColored: Bool, width: Int? = nil) {
    self.isColored = isColored
    self.width = width
  }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func good(_ text: String) -> String { wrap(text, "32") }
  func bad(_ text: String) -> String { wrap(text, "1;31") }
  func event(_ text: String) -> String { wrap(text, "36") }
  func warning(_ text: String) -> String { wrap(text, "33") }

  /// Returns a line with the number of assumed keyboard heights, or nothing if there are none.
  ///
  /// - Parameter option: The command line option that lists the heights.
  func assumedHeights(_ count: Int, listedWith option: String) -> String {
    guard count > 0 else { return "" }
    let heights = count == 1 ? "1 unknown keyboard height" : "\(count) unknown keyboard heights"
    return warning("assumed") + " \(heights) (use \(option) to list \(count == 1 ? "it" : "them"))\n"
  }

  package func progress(_ text: String) -> String { wrap(text, "36") }

  /// Returns the number of visible characters, without the codes for colors.
  static func length(of text: some StringProtocol) -> Int {
    var (count, isInCode) = (0, false)
    for character in text {
      if character == "\u{1B}" { isInCode = true }
      if !isInCode { count += 1 }
      if character == "m" { isInCode = false }
    }
    return count
  }

  /// Returns the start of a text with at most the given number of visible characters, without breaking the codes for
  /// colors.
  static func prefix(of text: Substring, length: Int) -> Substring {
    var (count, isInCode) = (0, false)
    for index in text.indices {
      if text[index] == "\u{1B}" { isInCode = true }
      if !isInCode {
        guard count < length else { return text[..<index] }
        count += 1
      }
      if text[index] == "m" { isInCode = false }
    }
    return text
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
