import ClavierTesting
import ClavierTraces
import Foundation
import Testing

@testable import ClavierLab

/// Compares the explanations of collected logs with values that were read by hand.
///
/// The logs are not part of the package. The environment variable `CLAVIER_FACTS` names their folder.
struct FactsTests {
  struct Dump: Decodable {
    struct Values: Decodable {
      var begin: [Double]?
      var end: [Double]?
      var duration: Double?
      var curve: Int?
      var isLocal: Bool?
    }

    var id: String
    var format: String
    var raw: String
    var userInfo: Values
  }

  static let folder = ProcessInfo.processInfo.environment["CLAVIER_FACTS"].map(URL.init(fileURLWithPath:))

  @Test(.enabled(if: folder != nil, "The environment variable CLAVIER_FACTS does not name a folder of collected logs"))
  func `reads the exact values of every collected log`() throws {
    let folder = try #require(Self.folder)
    let data = try Data(contentsOf: folder.appendingPathComponent("dumps/dumps.json"))
    let dumps = try JSONDecoder().decode([Dump].self, from: data)
    // React Native's logs contain milliseconds, and a report contains seconds.
    let readable = dumps.filter { $0.format != "other" }
    #expect(readable.count > 100)
    for dump in readable {
      let report = try ExplanationReport(json: Explanation.report(on: KeyboardTrace(text: dump.raw)).json())
      #expect(report.notifications.count == 1, "\(dump.id)")
      guard let note = report.notifications.first else { continue }
      #expect(note.startFrame.map(numbers) == dump.userInfo.begin, "\(dump.id)")
      #expect(note.endFrame.map(numbers) == dump.userInfo.end, "\(dump.id)")
      #expect(note.duration == dump.userInfo.duration, "\(dump.id)")
      #expect(note.curve == dump.userInfo.curve, "\(dump.id)")
      #expect(note.belongsToCurrentApp == dump.userInfo.isLocal, "\(dump.id)")
    }
  }

  private func numbers(_ frame: ReportFrame) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }
}
