/// The colors of a terminal, or none.
package struct TextStyle: Sendable {
  package let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func good(_ text: String) -> String { wrap(text, "32") }
  func bad(_ text: String) -> String { wrap(text, "1;31") }
  func event(_ text: String) -> String { wrap(text, "36") }
  func warning(_ text: String) -> String { wrap(text, "33") }

  package func progress(_ text: String) -> String { wrap(text, "36") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
