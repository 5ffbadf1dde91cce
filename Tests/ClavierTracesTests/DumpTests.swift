import ClavierCore
import Foundation
import Testing

@testable import ClavierTesting
@testable import ClavierTraces

/// A notification that a console printed, with the values read by hand.
private struct Dump: Decodable {
  struct Values: Decodable {
    var begin, end, bounds, centerBegin, centerEnd: [Double]?
    var duration: Double?
    var curve: Int?
    var isLocal, changedByUserInteraction: Bool?
  }

  var id, format, raw: String
  var rawAsFound: String?
  var name: String?
  var nameSource: String?
  var userInfo: Values?

  enum CodingKeys: String, CodingKey {
    case id, format, raw, name, userInfo
    case rawAsFound = "raw_as_found"
    case nameSource = "name_source"
  }
}

/// The collected logs are not part of the package.
///
/// Without them, these tests are skipped.
private let factsFolder = ProcessInfo.processInfo.environment["CLAVIER_FACTS"].map { URL(fileURLWithPath: $0) }

private func loadDumps() throws -> [Dump] {
  guard let factsFolder else { return [] }
  let file = factsFolder.appendingPathComponent("dumps/dumps.json")
  return try JSONDecoder().decode([Dump].self, from: Data(contentsOf: file))
}

/// Logs whose values differ from the collection on purpose, with the reason.
private let deviations = [
  "kd147": "React Native's 250 milliseconds are converted to 0.25 seconds",
  "kd148": "React Native's 250 milliseconds are converted to 0.25 seconds",
]

@Suite(.enabled(if: factsFolder != nil, "set CLAVIER_FACTS to the folder that contains dumps/dumps.json"))
struct DumpTests {
  @Test(arguments: [false, true]) func `reads every collected log exactly`(asFound: Bool) throws {
    let dumps = try loadDumps()
    #expect(dumps.count > 100)
    for dump in dumps {
      let text = asFound ? dump.rawAsFound ?? dump.raw : dump.raw
      let trace = KeyboardTrace(text: text)
      guard trace.entries.count == 1, let entry = trace.entries.first else {
        Issue.record("\(dump.id): \(trace.entries.count) entries instead of 1; \(trace.problems)")
        continue
      }
      let values = dump.userInfo ?? Dump.Values()
      expectEqual(entry.startFrame.map(numbers), values.begin, dump.id, "begin")
      expectEqual(entry.endFrame.map(numbers), values.end, dump.id, "end")
      expectEqual(entry.bounds.map(numbers), values.bounds, dump.id, "bounds")
      expectEqual(entry.startCenter.map { [$0.x, $0.y] }, values.centerBegin, dump.id, "centerBegin")
      expectEqual(entry.endCenter.map { [$0.x, $0.y] }, values.centerEnd, dump.id, "centerEnd")
      let duration = deviations[dump.id] == nil ? values.duration : values.duration.map { $0 / 1000 }
      expectEqual(entry.duration, duration, dump.id, "duration")
      expectEqual(entry.curve?.rawValue, values.curve, dump.id, "curve")
      expectEqual(entry.belongsToCurrentApp, values.isLocal, dump.id, "isLocal")
      expectEqual(
        entry.changedByUserInteraction, values.changedByUserInteraction, dump.id, "changedByUserInteraction")
      let printedName = dump.nameSource == "dump" ? dump.name : nil
      expectEqual(entry.name, printedName, dump.id, "name")
      if !asFound { #expect(entry.line == 1, "\(dump.id)") }
    }
  }

  @Test func `reads all collected logs when they are joined into one`() throws {
    let dumps = try loadDumps().filter { dump in
      guard let values = dump.userInfo else { return false }
      return dump.format != "other" && (values.begin ?? values.end) != nil
    }
    let log = dumps.map { "2016-03-01 09:00:00.000 App[1:2] something else happened\n\($0.raw)\n" }.joined()
    let trace = KeyboardTrace(text: log)
    #expect(trace.entries.count == dumps.count)
    for (entry, dump) in zip(trace.entries, dumps) {
      expectEqual(entry.endFrame.map(numbers), dump.userInfo?.end, dump.id, "end")
    }
  }

  private func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }

  private func expectEqual<Value: Equatable>(_ read: Value?, _ expected: Value?, _ id: String, _ what: String) {
    #expect(read == expected, "\(id): \(what)")
  }
}
