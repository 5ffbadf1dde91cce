import Foundation
import SeededRandom
import TestSupport
import Testing
import UIKit

@Suite("Text layout") struct TextLayoutTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test("Lines break after spaces, and words that are too long break between characters")
  func breaking() {
    let words = HeadlessTextLayout("one two three", font: font, width: font.headlessWidth(of: "one two") + 1)
    #expect(words.lines.map(\.text) == ["one two ", "three"])
    let long = HeadlessTextLayout("abcdefgh", font: font, width: font.headlessWidth(of: "abc") + 1)
    #expect(long.lines.count == 3 && long.lines[0].text == "abc")
    let hyphen = HeadlessTextLayout("well-known", font: font, width: font.headlessWidth(of: "well-kn"))
    #expect(hyphen.lines.map(\.text) == ["well-", "known"])
  }

  @Test("A newline ends a line, even at the end of the text; empty text has one line")
  func newlines() {
    #expect(HeadlessTextLayout("a\n\nb\n", font: font, width: 100).lines.map(\.text) == ["a", "", "b", ""])
    let empty = HeadlessTextLayout("", font: font, width: 100)
    #expect(empty.lines.count == 1 && empty.size.height == font.lineHeight && empty.size.width == 0)
    #expect(HeadlessTextLayout("a\r\nb", font: font, width: 100).lines.map(\.range.location) == [0, 3])
  }

  @Test("A line limit truncates the text with an ellipsis according to the mode")
  func truncation() {
    let width = font.headlessWidth(of: "abcdef")
    func text(_ mode: NSLineBreakMode) -> String {
      HeadlessTextLayout("abcdefghij", font: font, width: width, lineLimit: 1, lineBreakMode: mode).lines[0].text
    }
    #expect(text(.byTruncatingTail).hasPrefix("abc") && text(.byTruncatingTail).hasSuffix("…"))
    #expect(text(.byTruncatingHead).hasPrefix("…") && text(.byTruncatingHead).hasSuffix("j"))
    #expect(text(.byTruncatingMiddle).hasPrefix("a") && text(.byTruncatingMiddle).hasSuffix("j"))
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      #expect(font.headlessWidth(of: text(mode)) <= width)
    }
    let two = HeadlessTextLayout(
      "one\ntwo\nthree", font: font, width: 200, lineLimit: 2, lineBreakMode: .byTruncatingTail)
    #expect(two.lines.map(\.text) == ["one", "two…"])
  }

  @Test(
    "A truncated line contains as many characters as fit",
    arguments: [
      NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
    ])
  func longestTruncation(mode: NSLineBreakMode) {
    let seed: UInt64 = 20_261_125
    print("truncation: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let count = 1 + random.next(below: 40)
      let text = String((0..<count).map { _ in random.element(of: Array("ilWm.e漢👩🏽‍💻")) })
      let width = CGFloat(random.next(below: 300))
      let shown = HeadlessTextLayout(text, font: font, width: width, lineLimit: 1, lineBreakMode: mode).lines[0].text
      guard font.headlessWidth(of: text) > width else {
        #expect(shown == text)
        continue
      }
      // The expected text is found by adding one character at a time.
      let candidates = (0...count).map { (kept: Int) -> String in
        switch mode {
        case .byTruncatingHead: return "…" + text.suffix(kept)
        case .byTruncatingMiddle: return text.prefix((kept + 1) / 2) + "…" + text.suffix(kept / 2)
        default: return text.prefix(kept) + "…"
        }
      }
      #expect(shown == candidates.last { font.headlessWidth(of: $0) <= width } ?? "…", "\(text) in \(width)")
    }
  }

  @Test(
    "Truncating a long line takes at most ten times as long as breaking it", .timeLimit(.minutes(1)),
    arguments: [
      NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
    ])
  func longTruncation(mode: NSLineBreakMode) {
    let text = String(repeating: "word ", count: 4_000)
    func time(lineLimit: Int) -> Duration {
      processorTime {
        _ = HeadlessTextLayout(text, font: font, width: 300, lineLimit: lineLimit, lineBreakMode: mode)
      }
    }
    let (broken, truncated) = (time(lineLimit: 0), time(lineLimit: 1))
    #expect(truncated < broken * 10, "\(truncated), and \(broken) without a limit")
  }

  @Test("Lines are positioned according to the alignment")
  func alignment() {
    let width = font.headlessWidth(of: "ab")
    func x(_ alignment: NSTextAlignment, rightToLeft: Bool = false) -> CGFloat {
      HeadlessTextLayout("ab", font: font, width: 100, alignment: alignment, isRightToLeft: rightToLeft)
        .lines[0].frame.minX
    }
    #expect(x(.natural) == 0 && x(.left) == 0 && x(.justified) == 0)
    #expect(abs(x(.center) - (100 - width) / 2) < 1e-9)
    #expect(abs(x(.right) - (100 - width)) < 1e-9 && x(.natural, rightToLeft: true) == x(.right))
  }

  @Test("Lines of generated text fit and contain every character once, and each caret's point maps to its position")
  func generated() {
    let seed: UInt64 = 20_240_607
    print("text layout: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("abc de  fghi,jklm-nop\nWXYZ é👩‍🚀汉")
    for _ in 0..<200 {
      let text = String(
        (0..<Int.random(in: 0...60, using: &generator)).map { _ in alphabet.randomElement(using: &generator) ?? "x" })
      let width = CGFloat.random(in: 25...200, using: &generator)
      let layout = HeadlessTextLayout(text, font: font, width: width)
      let joined = layout.lines.map { (text as NSString).substring(with: $0.range) }
      #expect(joined == layout.lines.map(\.text))
      #expect(joined.joined() == text.replacing("\n", with: ""))
      #expect(layout.lines.allSatisfy { $0.frame.width <= max(width, 20) + 0.01 })
      #expect(layout.lines.count >= text.count(where: \.isNewline) + 1)
      var offset = 0
      for character in text {
        let caret = layout.caretRect(at: offset)
        let line = layout.line(at: offset)
        if caret.minX < width - 2 {
          let found = layout.offset(closestTo: CGPoint(x: caret.minX, y: line.frame.midY))
          #expect(found == offset, "\(text.debugDescription) at \(offset)")
        }
        offset += character.utf16.count
      }
    }
  }

  @Test("A label has the size of its lines, rounded up to whole pixels")
  @MainActor func labelSize() {
    HeadlessWorld.reset()
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero && !label.isUserInteractionEnabled)
    label.text = "Hello"
    #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
    let width = UIFont.systemFont(ofSize: 17).headlessWidth(of: "Hello")
    #expect(label.intrinsicContentSize.width >= width && label.intrinsicContentSize.width < width + 0.34)
    label.numberOfLines = 0
    label.text = "Hello Hello Hello"
    label.preferredMaxLayoutWidth = width + 2
    #expect(abs(label.intrinsicContentSize.height - 61) < 0.34)
    label.numberOfLines = 2
    #expect(abs(label.intrinsicContentSize.height - 41) < 0.34)
    #expect(label.sizeThatFits(CGSize(width: 1000, height: 100)).height < 21)
  }

  @Test("With constraints, the width of a label with several lines determines its height")
  @MainActor func wrappingLabel() {
    HeadlessWorld.reset()
    let window = makeWindow(nil)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A sentence that is much too long for a hundred points"
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
    ])
    HeadlessWorld.updateCycle()
    #expect(label.frame.height > 80)
    #expect(abs(label.frame.height - label.headlessTextLayout.size.height) < 0.34)
  }
}
