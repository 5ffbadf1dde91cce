import ClavierCore
import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import ClavierTesting
@testable import ClavierTraces

struct TraceFormatTests {
  @Test func `reads back exactly what it has written`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    var trace = KeyboardTrace()
    for index in 0..<500 {
      var entry = KeyboardTrace.Entry.random(using: &generator)
      entry.line = index + 2
      entry.time = Double.random(in: 0...100, using: &generator)
      entry.screen = Bool.random(using: &generator) ? CGSize(width: 393, height: 852) : nil
      trace.entries.append(entry)
    }
    let text = trace.jsonLines
    #expect(try KeyboardTrace(jsonLines: text) == trace, "seed \(seed)")
    #expect(KeyboardTrace(text: text) == trace, "seed \(seed)")
    #expect(try KeyboardTrace(data: Data(text.utf8)) == trace, "seed \(seed)")
    #expect(text.hasPrefix("{\"clavierTrace\":1}\n"))
  }

  @Test func `a console log becomes a trace with the same values`() throws {
    let log = KeyboardTrace(
      text: """
        UIKeyboardFrameEndUserInfoKey = {{0, 445.33333333333326}, {375, 366.66666666666674}};
        UIKeyboardAnimationDurationUserInfoKey = 0;
        """)
    let read = try KeyboardTrace(jsonLines: log.jsonLines)
    #expect(read.entries.map(\.info) == log.entries.map(\.info))
  }

  @Test func `reads an example of the format`() throws {
    let trace = try KeyboardTrace(
      jsonLines: """
        {"clavierTrace":1,"recordedOn":"something later versions may say"}

        {"event":"willShow","time":0,"endFrame":[0,516,393,336],"startFrame":[0,852,393,336],"duration":0.25,"curve":7}
        {"event":"willHide","endFrame":["inf","-inf",0,0],"belongsToCurrentApp":false,"screen":[393,852]}
        {"name":"SomeOtherNotification","duration":0}
        """)
    #expect(trace.problems.isEmpty)
    #expect(trace.entries.map(\.line) == [3, 4, 5])
    #expect(trace.entries[0].name == "UIKeyboardWillShowNotification")
    #expect(trace.entries[0].curve == .keyboard)
    #expect(trace.entries[1].endFrame?.origin == CGPoint(x: Double.infinity, y: -.infinity))
    #expect(trace.entries[1].screen == CGSize(width: 393, height: 852))
    #expect(trace.entries[2].event == nil && trace.entries[2].name == "SomeOtherNotification")
  }

  @Test(arguments: ["\n", "\r\n"]) func `reads the lines before a truncation, and reports the truncation`(
    end: String
  ) throws {
    let lines = [
      #"{"clavierTrace":1}"#, #"{"event":"willShow","endFrame":[0,516,393,336]}"#,
      #"{"event":"didShow","endFrame":[0,516,393,336]}"#,
    ]
    let text = Array(lines.joined(separator: end).utf8)
    let header = lines[0].utf8.count
    for length in header...text.count {
      let trace = try KeyboardTrace(jsonLines: String(decoding: text.prefix(length), as: UTF8.self))
      let complete = lines[0].utf8.count + end.utf8.count + lines[1].utf8.count
      #expect(trace.entries.count == (length == text.count ? 2 : length >= complete ? 1 : 0))
      let isCut =
        length != text.count && length != complete
        && length > header + end.utf8.count && !(complete...complete + end.utf8.count ~= length)
      #expect(trace.problems.isEmpty == !isCut, "\(length): \(trace.problems)")
      if isCut { #expect(trace.problems[0].line == (length < complete ? 2 : 3)) }
    }
  }

  @Test(arguments: [
    (#"{"event":"willJump"}"#, 2, "event"),
    (#"{"endFrame":[1,2,3]}"#, 2, "4 numbers"),
    (#"{"event":"willShow","endFrame":"here"}"#, 21, "endFrame"),
    (#"{"screen":[1,2,3]}"#, 2, "2 numbers"),
    ("not JSON}", 1, "not a JSON object"),
    (#"{"curve":1.5}"#, 1, "a number that cannot be read"),
    (#"{"event":"willShow","time":1e999}"#, 1, "a number that cannot be read"),
    (#"{"event":willShow}"#, 1, "not valid JSON"),
    // The line is nested one level deeper than Foundation can read.
    (String(repeating: "[", count: 513), 1, "not a JSON object"),
    (#"{"name":"日本語 👩‍👩‍👧","event":"willJump"}"#, 21, "event"),
    (#"   {"event":"willJump"}"#, 5, "event"),
    (#"{"name":"event","event":"willJump"}"#, 17, "event"),
    (#"{"name":"event","event" : "willJump"}"#, 17, "event"),
  ])
  func `reports a bad line with line and column, and reads the others`(line: String, column: Int, word: String)
    throws
  {
    let trace = try KeyboardTrace(
      jsonLines: "{\"clavierTrace\":1}\n{\"event\":\"willShow\"}\n\(line)\n{\"event\":\"didShow\"}\n")
    #expect(trace.entries.map(\.event) == [.willShow, .didShow])
    #expect(trace.problems.map(\.line) == [3])
    #expect(trace.problems.first?.column == column)
    #expect(trace.problems.first?.message.contains(word) == true, "\(trace.problems)")
  }

  @Test func `the time to find the column of a bad value is proportional to the length of the line`() throws {
    func time(_ count: Int) throws -> Duration {
      let values = Array(repeating: #""event""#, count: count).joined(separator: ",")
      let text = "{\"clavierTrace\":1}\n{\"values\":[\(values)],\"event\":\"willJump\"}\n"
      return try processorTime {
        let trace = try KeyboardTrace(jsonLines: text)
        #expect(trace.problems.map(\.column) == [8 * count + 13])
      }
    }
    _ = try time(1_000)
    let (short, long) = (try time(4_000), try time(80_000))
    #expect(long < short * 60, "\(short), \(long)")
  }

  @Test func `the column at which the text ends includes the whitespace at the beginning of the line`() throws {
    let trace = try KeyboardTrace(jsonLines: "{\"clavierTrace\":1}\n\t  {\"event\":")
    #expect(trace.problems.map(\.line) == [2])
    #expect(trace.problems.map(\.column) == [13])
  }

  @Test(arguments: [
    "1", "-0", "1e999", "\"x\"", "true", "null", "[]", "[[]]", "[{}]", "{}x", "{\"curve\":1e999}", "{\"curve\":1.5}",
    "{\"\":}",
    "{\"time\":1e999}", "\\",
  ])
  func `for a line that is not an object, reports the problem and its remedy`(line: String) throws {
    for end in ["\n", ""] {
      let text = "{\"clavierTrace\":1}\n{\"event\":\"willShow\"}\n\(line)\(end)"
      let traces = [
        try KeyboardTrace(jsonLines: text), try KeyboardTrace(data: Data(text.utf8)), KeyboardTrace(text: text),
      ]
      for trace in traces {
        #expect(trace.entries.map(\.event) == [.willShow])
        #expect(trace.problems.map(\.line) == [3])
        if end == "\n" {
          #expect(trace.problems.first?.message.contains("write each notification as one object") == true)
        }
      }
    }
  }

  @Test func `every line results in an entry or a problem`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let values = [
      "1", "-1", "0.5", "1e999", "-1e-999", "true", "null", "\"\"", "\"inf\"", "\"nan\"", "[]", "[1,2]", "[1,2,3,4]",
      "{}",
      "[null,1,2,3]", "[[1],2,3,4]", "{\"a\":1}", "\"willShow\"", "99999999999999999999", "\"\\ud800\"",
      "[\"inf\",1,2,3]",
    ]
    let fields = [
      "name", "event", "time", "startFrame", "endFrame", "bounds", "startCenter", "endCenter", "duration", "curve",
      "belongsToCurrentApp", "changedByUserInteraction", "screen", "other", "",
    ]
    for _ in 0..<2000 {
      let pairs = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        "\"\(fields.randomElement(using: &generator) ?? "")\":\(values.randomElement(using: &generator) ?? "")"
      }
      var line = "{\(pairs.joined(separator: ","))}"
      if Int.random(in: 0..<4, using: &generator) == 0 { line = values.randomElement(using: &generator) ?? "" }
      let trace = try KeyboardTrace(jsonLines: "{\"clavierTrace\":1}\n\(line)\n")
      #expect(trace.entries.count + trace.problems.count == 1, "seed \(seed): \(line)")
    }
  }

  @Test func `another version and a missing header are errors`() {
    #expect(throws: KeyboardTraceError.unsupportedVersion(2)) { try KeyboardTrace(jsonLines: "{\"clavierTrace\":2}\n") }
    #expect(throws: KeyboardTraceError.missingHeader) { try KeyboardTrace(jsonLines: "{\"event\":\"willShow\"}\n") }
    #expect(throws: KeyboardTraceError.missingHeader) { try KeyboardTrace(jsonLines: "") }
    #expect(KeyboardTrace(text: "{\"clavierTrace\":2}\n").problems.map(\.line) == [1])
    for error in [KeyboardTraceError.missingHeader, .unsupportedVersion(2)] {
      #expect(!error.description.isEmpty)
    }
  }
}
