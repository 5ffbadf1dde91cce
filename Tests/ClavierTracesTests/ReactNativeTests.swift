import ClavierCore
import CoreGraphics
import SeededRandom
import Testing

@testable import ClavierTesting
@testable import ClavierTraces

struct ReactNativeTests {
  private static let coordinates = "{\"height\": 336, \"screenX\": 0, \"screenY\": 508, \"width\": 390}"

  /// One event in each notation of a console.
  private static let events = [
    "keyboardDidShow {\"duration\": 250, \"easing\": \"keyboard\", \"ids\": [1, {\"a\": \"]\"}], "
      + "\"endCoordinates\": \(coordinates), \"isEventFromThisApp\": true}",
    "keyboardDidShow { duration: 250, easing: 'it\\'s', endCoordinates: { height: 336, screenX: 0, screenY: 508, "
      + "width: 390 }, isEventFromThisApp: true }",
    "keyboardDidShow Object {\n  \"duration\": 250,\n  \"endCoordinates\": Object {\n    \"height\": 336,\n"
      + "    \"screenX\": 0,\n    \"screenY\": 508,\n    \"width\": 390,\n  },\n  \"ids\": Array [\n    1,\n    2,\n  ],"
      + "\n  \"isEventFromThisApp\": true,\n}",
  ]

  /// Reads text in parts of the given size, as if no notification were longer than `reach`.
  private func readInParts(of size: Int, reach: Int, _ text: String) throws -> KeyboardTrace {
    let bytes = Array(text.utf8)
    var reader = TraceReader()
    reader.reach = reach
    var trace = KeyboardTrace()
    for start in stride(from: 0, to: bytes.count, by: size) {
      let end = min(start + size, bytes.count)
      let found = try reader.read(Array(bytes[start..<end]), isLast: end == bytes.count)
      trace.entries += found.entries
      trace.problems += found.problems
    }
    return trace
  }

  @Test(arguments: events) func `reads an event in the notation of any console`(event: String) {
    let trace = KeyboardTrace(text: event)
    #expect(trace.entries.map(\.event) == [.didShow])
    #expect(trace.entries.first?.duration == 0.25)
    #expect(trace.entries.first?.endFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(trace.entries.first?.belongsToCurrentApp == true)
    #expect(trace.problems.isEmpty)
  }

  @Test(arguments: events, ["", " LOG  ", "2021-05-01 10:00:00.123 App[1:2] "])
  func `a truncated event does not change the next event`(event: String, prefix: String) {
    let next = prefix + "keyboardWillHide" + event.dropFirst("keyboardDidShow".count)
    let expected = KeyboardTrace(text: next).entries
    for length in 0..<event.utf8.count {
      let start = String(decoding: Array(event.utf8).prefix(length), as: UTF8.self)
      let trace = KeyboardTrace(text: "\(start)\n\(next)")
      let lines = start.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      guard let last = trace.entries.last, last.line == lines + 1, last.event == .willHide,
        last.endFrame == expected.first?.endFrame, last.duration == expected.first?.duration,
        last.belongsToCurrentApp == true, trace.entries.count <= 2, trace.problems.allSatisfy({ $0.line <= lines })
      else {
        Issue.record("\(start)\n-> \(trace)")
        return
      }
      if trace.entries.count == 2 { #expect(trace.problems.count == 1, "\(start)") }
    }
  }

  @Test(arguments: [
    "\"easing\": \"a, b\"", "\"easing\": \"}\"", "\"easing\": \"\\\"}, {\"", "\"easing\": '\"'", "easing: 'a, \\'b'",
    "\"ids\": [1, 2]", "\"ids\": []", "\"ids\": [[1, \"]\"], {\"a\": [2]}]",
    "\"a\": {\"height\": 1, \"b\": {\"c\": [1]}}",
    "\"ids\": [\n    1,\n    2\n  ]", "\"a\": null", "easing: Easing.bezier(0.1, 0.2)", "\"a\": [Function: b]",
    "\"a\": “b, c”",
  ])
  func `a text, list, or object does not end the event`(pair: String) {
    let isQuoted = pair.hasPrefix("\"")
    let text =
      "keyboardDidShow {\"duration\": 250, \"endCoordinates\": \(Self.coordinates), PAIR, "
      + "\"isEventFromThisApp\": true}"
    let event = isQuoted ? text : String(text.filter { $0 != "\"" })
    let trace = KeyboardTrace(text: event.split(separator: "PAIR").joined(separator: pair))
    #expect(trace.entries.map(\.event) == [.didShow])
    #expect(trace.entries.first?.endFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(trace.entries.first?.belongsToCurrentApp == true)
    #expect(trace.problems.isEmpty)
  }

  @Test(arguments: [1, 7, 100, 1 << 20])
  func `a truncated event is reported on its own line`(size: Int) throws {
    let text =
      "keyboardDidShow {\"duration\": 250, \"endCoordinates\": {\"height\": 336\n"
      + String(repeating: "something else\n", count: 200)
      + "{name = UIKeyboardWillHideNotification; userInfo = {\n    UIKeyboardIsLocalUserInfoKey = 5;\n}}\n"
      + String(repeating: "something else\n", count: 200)
    let trace = try readInParts(of: size, reach: 1000, text)
    #expect(trace.entries.map(\.event) == [.didShow, .willHide])
    #expect(trace.entries.map(\.line) == [1, 202])
    #expect(trace.problems.map(\.line) == [1, 203])
    #expect(trace.problems.map(\.column) == [67, 5])
  }

  @Test(arguments: [
    "\"easing\": \"keyb", "\"easing\": \"keyboard\"", "\"easing\":", "\"easing\"", "\"eas", "", "\"ids\": [1,",
    "\"ids\": [1, 2", "\"a\": {\"b\": \"c",
  ])
  func `an event whose line is truncated keeps the values before the truncation, and is reported`(rest: String) {
    let line = "keyboardDidShow {\"duration\": 250, \"endCoordinates\": \(Self.coordinates), \(rest)"
    let next = "keyboardDidHide {\"duration\": 100, \"endCoordinates\": \(Self.coordinates)}"
    let trace = KeyboardTrace(text: "\(line)\n\(next)\n")
    #expect(trace.entries.map(\.event) == [.didShow, .didHide])
    #expect(trace.entries.map(\.duration) == [0.25, 0.1])
    #expect(trace.entries.map(\.endFrame?.minY) == [508, 508])
    #expect(trace.problems.map(\.line) == [1])
    #expect(KeyboardTrace(text: line).problems.map(\.line) == [1])
  }

  @Test(arguments: [
    "endCoordinates: Metrics", "endCoordinates: Metrics }", "{ endCoordinates: Metrics, count: 3 }", "endCoordinates:",
    "{ startCoordinates: KeyboardMetrics;\n  endCoordinates: KeyboardMetrics;",
    "{ endCoordinates: { height: number } }",
    "keyboardDidShow: { endCoordinates: Metrics }",
  ])
  func `an object without a value is not an event`(text: String) {
    #expect(KeyboardTrace(text: text) == KeyboardTrace())
    let trace = KeyboardTrace(text: "(0.0, 477.0, 375.0, 335.0)\n\(text)")
    #expect(trace.entries.map(\.endFrame?.minY) == [477] && trace.problems.isEmpty)
  }

  @Test(arguments: ["\"endCoordinates\"", "endCoordinates", "\n  \"endCoordinates\"", "\"endCoordinates\":"])
  func `an event that is cut off after the name of its coordinates is reported`(name: String) {
    let quotedDuration = name.contains("\"") ? "\"duration\"" : "duration"
    for rest in ["", "\n", "\nsomething else\n"] {
      let trace = KeyboardTrace(text: "keyboardDidShow {\(quotedDuration): 250, \(name)\(rest)")
      #expect(trace.entries.map(\.event) == [.didShow])
      #expect(trace.entries.map(\.duration) == [0.25])
      #expect(trace.problems.map(\.line) == [name.hasPrefix("\n") ? 2 : 1])
    }
  }

  @Test func `a mention of coordinates does not hide the end of a dictionary`() {
    let text =
      "{ UIKeyboardIsLocalUserInfoKey = 1; }\nthe endCoordinates are logged\n"
      + "UIKeyboardFrameEndUserInfoKey = {{0, 1}, {2, 3}};"
    let trace = KeyboardTrace(text: text)
    #expect(trace.entries.map(\.line) == [1, 3] && trace.problems.isEmpty)
  }

  @Test func `a brace before the event does not hide its coordinates`() {
    let trace = KeyboardTrace(text: "function () { log(\"endCoordinates\": \(Self.coordinates))")
    #expect(trace.entries.map(\.endFrame?.minY) == [508] && trace.problems.isEmpty)
  }

  @Test func `events in parts of any size are the same`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let fillers = [
      "2021-05-01 10:00:00.123 App[77:1a] {\"a\": [1, 2]}\n", "\n", "}\n", "the endCoordinates\r\n", "{\n", "\r",
      "{name = UIKeyboardWillHideNotification; userInfo = {\n    UIKeyboardIsLocalUserInfoKey = 5;\n}}\n",
      String(repeating: "a long line ", count: 100), "\"endCoordinates\": ", "endCoordinates: {", "\"", "[",
    ]
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        let event = Self.events.randomElement(using: &generator) ?? ""
        let isWhole = Bool.random(using: &generator)
        text += isWhole ? event : String(event.prefix(Int.random(in: 0...event.count, using: &generator)))
        text += Bool.random(using: &generator) ? "\n" : fillers.randomElement(using: &generator) ?? ""
        text += fillers.randomElement(using: &generator) ?? ""
      }
      let reach = Int.random(in: 500...2000, using: &generator)
      let whole = try readInParts(of: 1 << 20, reach: reach, text)
      let parts = try readInParts(of: Int.random(in: 1...500, using: &generator), reach: reach, text)
      guard parts == whole else {
        Issue.record("seed \(seed), reach \(reach): \(text)\n-> \(parts)\n<- \(whole)")
        return
      }
    }
  }
}
