import Foundation
import Testing

@testable import ClavierLab

/// Compares the keys with screenshots of an iPhone 17 Pro, whose screen is 402 points wide
/// (react-native-keyboard-controller, folders e2e/kit/assets/ios and docs/static/img).
struct KeyboardLayoutTests {
  private func layout(_ look: KeyboardLook, height: Double, _ sheet: KeyboardFace.Sheet = .letters) -> KeyboardLayout {
    let phone = PhoneShape(
      portraitSize: CGSize(width: 402, height: 874), isLandscape: false, isPad: false, portraitTopInset: 62,
      portraitBottomInset: 34)
    var face = KeyboardFace()
    face.sheet = sheet
    let drawing = KeyboardDrawing(
      plane: sheet == .emoji ? .emoji : .text, face: face, size: CGSize(width: 402, height: height), phone: phone,
      bottomInset: 34, look: look)
    return drawing.layout
  }

  private func frame(_ action: KeyboardKey.Action, in layout: KeyboardLayout) throws -> CGRect {
    try #require(layout.keys.first { $0.action == action }).frame
  }

  /// An edge on a screenshot is between two pixels, and the layout is not rounded.
  private func isClose(_ frame: CGRect, x: ClosedRange<Double>, y: ClosedRange<Double>) -> Bool {
    let differences = [
      Double(frame.minX) - x.lowerBound, Double(frame.maxX) - x.upperBound, Double(frame.minY) - y.lowerBound,
      Double(frame.maxY) - y.upperBound,
    ]
    return differences.allSatisfy { abs($0) <= 1 }
  }

  @Test func `the keys before iOS 26 are where screenshots show them`() throws {
    let layout = layout(.iOS18, height: 291)
    #expect(isClose(try frame(.text("q"), in: layout), x: 4...38, y: 8...51))
    #expect(isClose(try frame(.text("p"), in: layout), x: 364...398, y: 8...51))
    #expect(isClose(try frame(.text("z"), in: layout), x: 64...98, y: 116...159))
    #expect(isClose(try frame(.shift, in: layout), x: 4...50, y: 116...159))
    #expect(isClose(try frame(.backspace, in: layout), x: 352...398, y: 116...159))
    #expect(isClose(try frame(.return, in: layout), x: 304...398, y: 170...213))
  }

  @Test func `the keys on iOS 26 and later are where screenshots show them`() throws {
    let layout = layout(.iOS26, height: 308)
    #expect(isClose(try frame(.text("q"), in: layout), x: 7.2...39.5, y: 25...68))
    #expect(isClose(try frame(.text("z"), in: layout), x: 66.5...98.5, y: 133...176))
    #expect(isClose(try frame(.shift, in: layout), x: 7.5...51.2, y: 133...176))
    #expect(isClose(try frame(.sheet(.emoji), in: layout), x: 56.5...98.8, y: 187...230))
    #expect(isClose(try frame(.text(" "), in: layout), x: 105.8...296.2, y: 187...230))
    #expect(isClose(try frame(.return, in: layout), x: 303.2...395.2, y: 187...230))
  }

  @Test func `the emoji are in two groups of five rows, above their categories and the row with ABC`() throws {
    let layout = layout(.iOS18, height: 384, .emoji)
    #expect(isClose(try frame(.unsupported(.emojiSearch), in: layout), x: 8.5...393.5, y: 10...46))
    #expect(layout.headings.map(\.title) == ["FREQUENTLY USED", "SMILEYS & PEOPLE"])
    let emoji = layout.keys.filter { if case .text = $0.action { true } else { false } }
    #expect(Set(emoji.map(\.frame.minY)).count == 5 && Set(emoji.map(\.frame.minX)).count == 8)
    let first = try #require(emoji.first).frame
    #expect(abs(first.midX - 26) <= 1 && abs(first.midY - 95) <= 1)
    let category = try frame(.unsupported(.emojiCategory(.recents)), in: layout)
    let letters = try frame(.sheet(.letters), in: layout)
    #expect(abs(category.midY - 289) <= 1 && abs(letters.midX - 43) <= 1)
  }
}
