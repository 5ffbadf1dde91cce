import ClavierCore
import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import ClavierTesting
@testable import ClavierTraces

struct ConsoleProblemTests {
  @Test func `reports a repeated key with its position, and keeps the first value`() {
    let trace = KeyboardTrace(
      text: """
        {
          UIKeyboardAnimationCurveUserInfoKey = 7;
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 516}, {393, 336}}";
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 852}, {393, 336}}";
        }
        """)
    #expect(trace.entries.map(\.endFrame?.origin.y) == [516])
    #expect(trace.problems.map(\.line) == [4])
    #expect(trace.problems.map(\.column) == [3])
    #expect(trace.problems.first?.message.contains("UIKeyboardFrameEndUserInfoKey occurs twice") == true)
  }

  @Test func `pairs that repeat without a brace begin the next notification`() {
    let pairs = "UIKeyboardAnimationCurveUserInfoKey = 7;\nUIKeyboardFrameEndUserInfoKey = {{0, 1}, {2, 3}};\n"
    let trace = KeyboardTrace(text: pairs + pairs)
    #expect(trace.entries.map(\.line) == [1, 3])
    #expect(trace.problems.map(\.line) == [3])
    #expect(trace.problems.first?.message.contains("occurs again") == true)
  }

  @Test func `a repeated key does not end its dictionary`() {
    let trace = KeyboardTrace(
      text: """
        {
          UIKeyboardFrameBeginUserInfoKey = {{0, 1}, {2, 3}};
          UIKeyboardFrameEndUserInfoKey = {{0, 4}, {2, 3}};
          UIKeyboardFrameBeginUserInfoKey = {{0, 5}, {2, 3}};
          UIKeyboardIsLocalUserInfoKey = 1;
        }
        """)
    #expect(trace.entries.map(\.startFrame?.origin.y) == [1])
    #expect(trace.entries.first?.belongsToCurrentApp == true)
    #expect(trace.problems.map(\.line) == [4])
  }

  @Test func `a dictionary without an end stops at the next log line`() {
    let trace = KeyboardTrace(
      text: """
        userInfo = {
          UIKeyboardFrameEndUserInfoKey = {{0, 1}, {2, 3}};
        2021-05-01 10:00:00.123 App[1:2] something else
        UIKeyboardIsLocalUserInfoKey = 1;
        UIKeyboardFrameEndUserInfoKey = {{0, 4}, {2, 3}};
        """)
    #expect(trace.entries.map(\.endFrame?.origin.y) == [1, 4])
    #expect(trace.entries.map(\.belongsToCurrentApp) == [nil, true])
    #expect(trace.problems.isEmpty)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3, 0x28], [0xFF],
      [0xF0, 0x82, 0x82, 0xAC], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func `reports the position of invalid UTF-8`(bytes: [UInt8]) {
    #expect(UTF8Check.firstInvalidOffset(in: Array("aä⌨𝄞".utf8) + bytes + [0x61]) == 10)
  }

  @Test func `accepts exactly what Swift accepts as UTF-8`() {
    for scalar in stride(from: 0, to: 0x110000, by: 37).compactMap(Unicode.Scalar.init) {
      #expect(UTF8Check.firstInvalidOffset(in: Array(String(scalar).utf8)) == nil)
    }
  }

  @Test func `columns count characters instead of bytes`() {
    let trace = KeyboardTrace(
      text: "{ UIKeyboardIsLocalUserInfoKey = 1; „ÄÖÜ⌨“ UIKeyboardIsLocalUserInfoKey = 0; }")
    #expect(trace.problems.map(\.column) == [44])
  }

  @Test func `reports invalid values without guessing`() {
    let trace = KeyboardTrace(
      text: """
        {
         UIKeyboardAnimationCurveUserInfoKey
         UIKeyboardAnimationDurationUserInfoKey = "soon";
         UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 852}, {393";
         UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 516}, {393, 336}}";
         UIKeyboardIsLocalUserInfoKey = 5;
        }
        """)
    #expect(trace.entries.count == 1)
    let entry = trace.entries.first
    #expect(entry?.line == 1)
    #expect(entry?.curve == nil && entry?.duration == nil && entry?.startFrame == nil)
    #expect(entry?.belongsToCurrentApp == nil)
    #expect(entry?.endFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(trace.problems.map(\.line) == [2, 3, 4, 6])
  }

  @Test func `a truncated line does not take a number from the next line`() {
    let trace = KeyboardTrace(
      text: "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 516}, {393,\nUIKeyboardIsLocalUserInfoKey = 1;")
    #expect(trace.entries.first?.endFrame == nil)
    #expect(trace.entries.first?.belongsToCurrentApp == true)
  }

  @Test(arguments: ["{{0, 516}, {393", "{{0, 516}, {393, 33"])
  func `a truncated frame takes no number from the time of the next message`(frame: String) {
    let trace = KeyboardTrace(
      text: """
        2021-05-01 10:00:00.100 App[1:2] {name = UIKeyboardWillShowNotification; userInfo = {
            UIKeyboardFrameEndUserInfoKey = "NSRect: \(frame)
        2021-05-01 10:00:01.200 App[1:2] something
        """)
    #expect(trace.entries.map(\.endFrame) == [nil])
    #expect(trace.problems.count == 1)
  }

  @Test func `a truncated number within quotes is not a value`() {
    let trace = KeyboardTrace(
      text: """
        {
            UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 516}, {393, 336}}";
            UIKeyboardAnimationDurationUserInfoKey = "0.2
        2021-05-01 10:00:01.200 App[1:2] something
        """)
    #expect(trace.entries.first?.endFrame?.height == 336 && trace.entries.first?.duration == nil)
    #expect(trace.problems.map(\.line) == [3])
  }

  @Test func `reads everything before a truncation, and reports the truncation`() {
    let first = """
      {name = UIKeyboardWillShowNotification; userInfo = {
          UIKeyboardAnimationDurationUserInfoKey = "0.25";
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 516}, {393, 336}}";
      }}

      """
    let second = "    UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{0, 516}, {393, 336}}\";\n"
    let whole = first + "{name = UIKeyboardWillHideNotification; userInfo = {\n" + second
    for length in 0...whole.utf8.count {
      let trace = KeyboardTrace(text: String(decoding: Array(whole.utf8).prefix(length), as: UTF8.self))
      if length >= first.utf8.count {
        #expect(trace.entries.first?.duration == 0.25)
        #expect(trace.entries.first?.endFrame?.origin.y == 516)
      }
      for entry in trace.entries {
        #expect(entry.duration == nil || entry.duration == 0.25)
        #expect([nil, 516].contains(entry.endFrame?.origin.y) && [nil, 336].contains(entry.startFrame?.size.height))
      }
    }
    let cut = KeyboardTrace(text: String(whole.dropLast(12)))
    #expect(cut.problems.map(\.line) == [6])
    #expect(cut.problems.first?.message.contains("ends in the middle") == true)
  }

  @Test func `reports a truncated event of React Native`() {
    let trace = KeyboardTrace(
      text: "\n{\"duration\": 250, \"endCoordinates\": {\"height\": 336, \"screenX\": 0, \"scre")
    #expect(trace.entries.map(\.duration) == [0.25])
    #expect(trace.entries.first?.endFrame == nil)
    #expect(trace.problems.map(\.line) == [2])
  }

  @Test func `refuses a file that is not text, and reports the offset`() {
    var bytes = Data("UIKeyboard".utf8)
    bytes.append(contentsOf: [0xFF, 0xD8, 0xFF, 0xE0])
    bytes.append(Data("more text".utf8))
    #expect(throws: NotUTF8(offset: 10)) { try KeyboardTrace(data: bytes) }
    #expect(throws: NotUTF8.self) { try KeyboardTrace(data: Data([0xFE, 0xFF, 0x00, 0x7B])) }
  }

  @Test func `reads a file that ends inside a character`() throws {
    var bytes = Data("UIKeyboardIsLocalUserInfoKey = 1;\n// Tast".utf8)
    bytes.append(contentsOf: [0xE2, 0x8C])
    let trace = try KeyboardTrace(data: bytes)
    #expect(trace.entries.first?.belongsToCurrentApp == true)
    #expect(trace.problems.map(\.line) == [2])
  }

  @Test func `random damage never traps`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let marks = Array("{}[]()\"':;=,\n\r\0-.e0123456789 UCN▿”\\".utf8)
    for _ in 0..<400 {
      let format = ConsoleFormat.all.randomElement(using: &generator) ?? ConsoleFormat.all[0]
      var bytes = Array(format.render(PrintedNotification(.random(using: &generator))).utf8)
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(marks.randomElement(using: &generator) ?? 0, at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        }
        if bytes.isEmpty { bytes = [0] }
      }
      let trace = KeyboardTrace(text: String(decoding: bytes, as: UTF8.self))
      #expect(trace.entries.count <= 20, "seed \(seed)")
    }
  }
}

struct ConsoleSpeedTests {
  @Test(
    arguments: [
      "nothing", "{{{{{{{{{{{{{{{{", "(1.0, (1.0, (1.0, ", "UIKeyboard", "UIKeyboardFrameEndUserInfoKey = ",
      "UIKeyboardFrameEndUserInfoKey = {{{{", "UIKeyboardWillShowNotification ", "\"endCoordinates\": ",
      "endCoordinates: ", "endCoordinates: 'a', ", "{ endCoordinates: [", "endCoordinates: {\n",
      "{\"a\": endCoordinates ",
      "{\"endCoordinates\": {\"height\": 1}, \"a\": [\n",
      "\"endCoordinates\": {", "name = UIKeyboardWillShowNotification; ", "UIKeyboardIsLocalUserInfoKey = 1; ", "\n",
      "   ",
      "AnyHashable(\"UIKeyboardIsLocalUserInfoKey\"): 1, ", "}}}}", "▿ key : ",
    ], ["", "}"])
  func `the time is proportional to the length of any text`(piece: String, end: String) {
    func time(_ megabytes: Double) -> Duration {
      let text = String(repeating: piece, count: Int(megabytes * 1_000_000) / piece.utf8.count) + end
      return processorTime { _ = KeyboardTrace(text: text) }
    }
    let small = time(0.05)
    let large = time(0.4)
    // The text is eight times as long. A quadratic reader would take 64 times as long. The constant allows for a busy
    // machine.
    #expect(large < small * 24 + .seconds(0.5), "\(small) for 0.05 MB, \(large) for 0.4 MB")
  }

  @Test(arguments: ["", "}"]) func `the time is proportional to the number of mentions after a notification`(
    end: String
  ) {
    func time(_ count: Int) -> Duration {
      let text =
        "{ UIKeyboardIsLocalUserInfoKey = 1; \(end)" + String(repeating: " UIKeyboardBoundsUserInfoKey\n", count: count)
      return processorTime { _ = KeyboardTrace(text: text) }
    }
    let small = time(2000)
    let large = time(16_000)
    #expect(large < small * 24 + .seconds(0.5), "\(small) for 2,000 mentions, \(large) for 16,000 mentions")
  }

  @Test func `the time is proportional to the length of an unfinished line of a trace`() throws {
    func time(_ megabytes: Int) throws -> Duration {
      let bytes = Array("{\"clavierTrace\":1}\n".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: megabytes << 20)
      return try processorTime {
        var reader = TraceReader()
        for start in stride(from: 0, to: bytes.count, by: 4096) {
          _ = try reader.read(Array(bytes[start..<min(start + 4096, bytes.count)]), isLast: false)
        }
        _ = try reader.read([], isLast: true)
      }
    }
    let small = try time(2)
    let large = try time(16)
    #expect(large < small * 24 + .seconds(0.5), "\(small) for 2 MB, \(large) for 16 MB")
  }

  @Test func `reads ten megabytes of log in seconds`() {
    let seed: UInt64 = 7
    var generator = SeededGenerator(seed: seed)
    let noise = String(
      repeating: "2021-05-01 10:00:00.123456+0200 App[77:1a2b] [Network] (Unrelated) {\"a\": [1, 2]}\n", count: 12)
    var log = ""
    var expected: [CGRect?] = []
    let block = (0..<100).map { _ in
      let entry = KeyboardTrace.Entry.random(using: &generator)
      expected.append(entry.endFrame)
      return ConsoleFormat.all[0].render(PrintedNotification(entry)) + "\n" + noise
    }.joined()
    let repeats = 10_000_000 / block.utf8.count + 1
    for _ in 0..<repeats { log += block }
    var trace = KeyboardTrace(entries: [])
    let time = processorTime { trace = KeyboardTrace(text: log) }
    #expect(trace.entries.count == 100 * repeats)
    #expect(trace.entries.suffix(100).map(\.endFrame) == expected)
    #expect(trace.problems.isEmpty)
    #expect(time < .seconds(30))
    print("read \(log.utf8.count) bytes, \(trace.entries.count) notifications, in \(time)")
  }
}
