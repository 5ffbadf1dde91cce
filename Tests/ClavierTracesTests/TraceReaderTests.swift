import ClavierCore
import Foundation
import SeededRandom
import Testing

@testable import ClavierInspector
@testable import ClavierTesting
@testable import ClavierTraces

struct TraceReaderTests {
  /// Reads text in parts of random sizes.
  private func readInParts(
    _ bytes: [UInt8], reach: Int, most: Int, using generator: inout SeededGenerator
  ) throws -> KeyboardTrace {
    var reader = TraceReader()
    reader.reach = reach
    var trace = KeyboardTrace()
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: 1...most, using: &generator))
      rest = rest.dropFirst(part.count)
      let found = try reader.read(Array(part), isLast: false)
      trace.entries += found.entries
      trace.problems += found.problems
    }
    let found = try reader.read([], isLast: true)
    trace.entries += found.entries
    trace.problems += found.problems
    return trace
  }

  private func randomLog(using generator: inout SeededGenerator) -> String {
    let fillers = [
      "2021-05-01 10:00:00.123456+0200 App[77:1a2b] [Network] (Unrelated) {\"a\": [1, 2]}\n", "\n", "ü ⌨ text\r\n",
      "}\n",
      "  ▿ 0 : 2 elements\n", "(0.0, 477.0, 375.0, 335.0)\n", "UIKeyboardWillShowNotification\n", "\r", ";\n", "]",
      "UIKeyboardIsLocalUserInfoKey = 5;\n", String(repeating: "a long line ", count: 300),
    ]
    var log = ""
    for _ in 0..<Int.random(in: 20...60, using: &generator) {
      let format = ConsoleFormat.all.randomElement(using: &generator) ?? ConsoleFormat.all[0]
      log += format.render(PrintedNotification(.random(using: &generator))) + "\n"
      let count = Int.random(in: 0...3, using: &generator)
      for _ in 0..<count {
        let filler = fillers.randomElement(using: &generator) ?? ""
        log += String(repeating: filler, count: Int.random(in: 1...40, using: &generator))
      }
    }
    return log
  }

  @Test func `a log that is read in parts has the same notifications and problems`() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<12 {
      await Task.yield()
      var bytes = Array(randomLog(using: &generator).utf8)
      if round % 4 == 0 { bytes += [0xE2, 0x8C] }
      let whole = try KeyboardTrace(data: Data(bytes))
      let most = [100, 3000, 20_000].randomElement(using: &generator) ?? 100
      let parts = try readInParts(bytes, reach: 6000, most: most, using: &generator)
      #expect(parts.entries == whole.entries, "seed \(seed)")
      #expect(parts.problems == whole.problems, "seed \(seed)")
    }
  }

  @Test func `a byte order mark does not change what is read from the first line of a log`() throws {
    let frame = "(0.0, 477.0, 375.0, 335.0)\n"
    let stamped = "2021-05-01 10:00:00.5 App[77:1a] {name = UIKeyboardWillShowNotification}\n"
    for text in [frame, stamped, "\(frame)\(frame)"] {
      let plain = KeyboardTrace(text: text)
      #expect(!plain.entries.isEmpty)
      #expect(try KeyboardTrace(data: Data([0xEF, 0xBB, 0xBF] + Array(text.utf8))) == plain)
    }
    var generator = SeededGenerator(seed: 1)
    let parts = try readInParts([0xEF, 0xBB, 0xBF] + Array(frame.utf8), reach: 100, most: 2, using: &generator)
    #expect(parts.entries.count == 1)
  }

  @Test func `a trace that is read in parts has the same notifications and problems`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for end in ["\n", "\r\n", "\r"] {
      var text = KeyboardTrace(entries: (0..<2000).map { _ in .random(using: &generator) }).jsonLines
      text += "not JSON\n\n{\"event\":\"willJump\"}\n{\"event\":\"willShow\",\"endFrame\":[0,"
      let bytes = [0xEF, 0xBB, 0xBF] + Array(text.replacingOccurrences(of: "\n", with: end).utf8)
      let whole = try KeyboardTrace(data: Data(bytes))
      #expect(whole.entries.count == 2000 && whole.problems.count == 3)
      let parts = try readInParts(bytes, reach: 100, most: 70_000, using: &generator)
      #expect(parts == whole, "seed \(seed)")
    }
  }

  @Test func `the position of a byte that is not text does not depend on the parts`() throws {
    var generator = SeededGenerator(seed: 1)
    let bytes = Array(String(repeating: "äöü ⌨\n", count: 1000).utf8) + [0xFF] + Array("text".utf8)
    #expect(throws: NotUTF8(offset: 11_000)) {
      try readInParts(bytes, reach: 100, most: 7, using: &generator)
    }
  }

  @Test func `a notification that ends far from its beginning is one notification`() throws {
    var generator = SeededGenerator(seed: 1)
    let text =
      "{ UIKeyboardAnimationCurveUserInfoKey = 7;\n" + String(repeating: "between the two keys\n", count: 5000)
      + "UIKeyboardIsLocalUserInfoKey = 1; }"
    let trace = try readInParts(Array(text.utf8), reach: 1000, most: 5000, using: &generator)
    #expect(trace == KeyboardTrace(text: text))
    #expect(trace.entries.map(\.line) == [1])
    #expect(trace.entries.first?.belongsToCurrentApp == true)
  }

  @Test func `lines are read with and without a decoder in the same way`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let values = [
      "1", "-1", "-0", "0.5", "-0.1", "1e3", "1E-7", "12345678901234567890", "0.30000000000000004",
      "1.7976931348623157e308",
      "5e-324", "1e-400", "[1e-400,2]", "0e5", "445.33333333333326", "9007199254740993", "01", "+1", "1.", ".5", "-",
      "true", "false", "null",
      "[1,2]", "[ 1 , 2 ,3,4 ]", "[0.1,0.2,0.3,0.7]", "\"willShow\"", "\"ä⌨\"", "\"a\\\"b\"", "{}", "[]", "",
    ]
    let fields = [
      "name", "event", "time", "startFrame", "endFrame", "bounds", "startCenter", "endCenter", "duration", "curve",
      "belongsToCurrentApp", "changedByUserInteraction", "screen", "other",
    ]
    var fastCount = 0
    for _ in 0..<5000 {
      let pairs = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
        "\"\(fields.randomElement(using: &generator) ?? "")\" : \(values.randomElement(using: &generator) ?? "")"
      }
      let line = "{\(pairs.joined(separator: ", "))}"
      let fast = Array(line.utf8).withUnsafeBufferPointer { TraceLineReader.entry(in: $0, number: 3) }
      guard let fast else { continue }
      fastCount += 1
      let record = try JSONDecoder().decode(TraceRecord.self, from: Data(line.utf8))
      #expect(try KeyboardTrace.Entry(record, line: 3) == fast, "seed \(seed): \(line)")
    }
    #expect(fastCount > 500)
  }

  @Test func `numbers are exact`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20_000 {
      let digits = (0..<Int.random(in: 1...20, using: &generator)).map { _ in Int.random(in: 0...9, using: &generator) }
      var text = digits.map(String.init).joined()
      text.insert(".", at: text.index(text.startIndex, offsetBy: Int.random(in: 1...text.count, using: &generator)))
      if text.last == "." { text += "0" }
      let number = Array(text.utf8).withUnsafeBufferPointer { DecimalNumber(in: $0, at: 0) }
      #expect(number?.value == Double(text) && number?.end == text.utf8.count, "seed \(seed): \(text)")
    }
  }
}
