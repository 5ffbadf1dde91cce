import Foundation

/// Breaks text into lines, with as much text as possible in each line.
struct LineBreaker {
  typealias Piece = (range: NSRange, text: String)

  let font: UIFont
  let width: CGFloat
  let breaksWords: Bool

  private var pieces: [Piece] = []
  private var start = 0
  private var text = ""
  private var length: CGFloat = 0
  /// The last position at which the line can break: after a space or a hyphen.
  private var opportunity: (text: String, length: CGFloat)?

  init(font: UIFont, width: CGFloat, breaksWords: Bool) {
    self.font = font
    self.width = width
    self.breaksWords = breaksWords
  }

  mutating func lines(of whole: String) -> [Piece] {
    for character in whole {
      if character.isNewline {
        emit(text)
        start += character.utf16.count
      } else {
        take(character)
      }
    }
    emit(text)
    return pieces
  }

  private mutating func take(_ character: Character) {
    let advance = font.headlessWidth(of: String(character))
    // The tolerance prevents a rounding error from breaking a line that was measured to fit.
    if length + advance > width + 0.001, !character.isWhitespace, !text.isEmpty {
      if let opportunity, !breaksWords, !opportunity.text.isEmpty {
        let rest = String(text.dropFirst(opportunity.text.count))
        emit(opportunity.text)
        text = rest
        length = font.headlessWidth(of: rest)
        // The rest of the line is one word. It may still be too long for the next line.
        if length + advance > width + 0.001, !text.isEmpty { emit(text) }
      } else {
        emit(text)
      }
    }
    text.append(character)
    length += advance
    if character.isWhitespace || character == "-" { opportunity = (text, length) }
  }

  /// Ends the line after the given characters.
  private mutating func emit(_ line: String) {
    let count = line.utf16.count
    pieces.append((NSRange(location: start, length: count), line))
    start += count
    text = ""
    length = 0
    opportunity = nil
  }
}

/// Truncates a line that is too long.
struct Truncation {
  let mode: NSLineBreakMode
  let font: UIFont

  /// Returns the visible text of a line.
  ///
  /// - Parameter isCut: Whether more text follows. If so, an ellipsis is necessary even if the line fits.
  func apply(to line: String, width: CGFloat, isCut: Bool) -> String {
    guard isCut || font.headlessWidth(of: line) > width else { return line }
    switch mode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: break
    default: return line
    }
    // A larger part is never narrower. Doubling and halving the size of the part avoids measuring parts that are more
    // than twice as long as necessary.
    var fitting = 0
    var tooLong = 1
    let count = line.count
    while tooLong <= count, font.headlessWidth(of: truncated(line, to: tooLong)) <= width {
      fitting = tooLong
      tooLong *= 2
    }
    tooLong = min(tooLong, count + 1)
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      if font.headlessWidth(of: truncated(line, to: middle)) <= width { fitting = middle } else { tooLong = middle }
    }
    return truncated(line, to: fitting)
  }

  /// Returns an ellipsis and the given number of characters of a line.
  private func truncated(_ line: String, to kept: Int) -> String {
    switch mode {
    case .byTruncatingHead: "…" + line.suffix(kept)
    case .byTruncatingMiddle: line.prefix((kept + 1) / 2) + "…" + line.suffix(kept / 2)
    default: line.prefix(kept) + "…"
    }
  }
}
