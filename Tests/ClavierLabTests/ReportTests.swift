import Foundation
import Testing

@testable import ClavierLab

struct ReportTests {
  private func sample(_ name: String) throws -> Data {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Samples")
    return try Data(contentsOf: folder.appendingPathComponent(name))
  }

  private let run = RunReport(
    device: "iPhone 16", orientation: "portrait",
    assumedHeights: [.init(kind: "emoji", orientation: "landscape", height: 219.5, note: "borrowed")],
    screens: [
      ScreenReport(
        screen: "Create account", style: "closures", differences: [],
        steps: [
          StepReport(
            time: 0.7, action: "tap email", events: ["willChangeFrame", "willShow"], state: "docked",
            keyboardFrame: .init(x: 0, y: 516, width: 393, height: 336), focused: "email",
            focusedFrame: .init(x: 20, y: 445.33333333333326, width: 353, height: 44), coveredHeight: 0, visible: true,
            moves: ["inset 0 → 302"], finding: nil),
          StepReport(
            time: 1.5, action: "dismiss", events: [], state: "hidden", keyboardFrame: nil, focused: nil,
            focusedFrame: nil, coveredHeight: 0, visible: true, moves: [], finding: "why"),
        ])
    ])

  private let explanation = ExplanationReport(
    notifications: [
      NotificationReport(
        line: 3, event: nil, startFrame: nil, endFrame: .init(x: -0.5, y: 9.86076e-32, width: 375, height: 0.1),
        duration: nil, curve: nil, belongsToCurrentApp: nil, state: nil, screen: nil, visibleHeight: nil, remarks: []),
      NotificationReport(
        line: 9, event: "willShow", startFrame: .init(x: 0, y: 667, width: 375, height: 216),
        endFrame: .init(x: 0, y: 451, width: 375, height: 216), duration: 0.25, curve: 7, belongsToCurrentApp: true,
        state: "docked", screen: .init(width: 375, height: 667), visibleHeight: 216, remarks: ["a", "b"]),
    ],
    problems: [.init(line: 1, column: 2, message: "m")])

  @Test func `a run report decodes from its own JSON`() throws {
    #expect(try RunReport(json: run.json()) == run)
  }

  @Test func `an explanation report decodes from its own JSON`() throws {
    #expect(try ExplanationReport(json: explanation.json()) == explanation)
  }

  @Test func `reads a stored run report and writes it unchanged`() throws {
    let stored = try sample("run-1.json")
    #expect(try RunReport(json: stored) == run)
    #expect(try run.json() + Data("\n".utf8) == stored)
  }

  @Test func `reads a stored explanation and writes it unchanged`() throws {
    let stored = try sample("explanation-1.json")
    #expect(try ExplanationReport(json: stored) == explanation)
    #expect(try explanation.json() + Data("\n".utf8) == stored)
  }

  @Test func `writes null for a missing value`() throws {
    let object = try #require(try JSONSerialization.jsonObject(with: explanation.json()) as? [String: Any])
    let first = try #require((object["notifications"] as? [[String: Any]])?.first)
    let nullable = [
      "event", "startFrame", "duration", "curve", "belongsToCurrentApp", "state", "screen", "visibleHeight",
    ]
    for key in nullable { #expect(first[key] is NSNull, "\(key)") }
  }

  @Test func `ignores unknown fields`() throws {
    let json = #"{"version":1,"notifications":[],"problems":[],"added":{"later":true}}"#
    #expect(try ExplanationReport(json: Data(json.utf8)).notifications.isEmpty)
  }

  @Test func `rejects another version before reading anything else`() throws {
    #expect(throws: ReportError.unsupportedVersion(found: 2, supported: 1)) {
      try RunReport(json: Data(#"{"version":2,"stages":[]}"#.utf8))
    }
    let text = ReportError.unsupportedVersion(found: 2, supported: 1).description
    #expect(text == "The report has version 2; this program reads version 1.")
  }

  @Test(arguments: ["[1,2,3]", "[1,2,3,4,5]", "{}"])
  func `a frame has four numbers`(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ReportFrame.self, from: Data(json.utf8)) }
  }

  @Test func `a run passes only if every screen stayed visible and was restored`() {
    var covered = run.screens[0].steps[0]
    covered.coveredHeight = 0.5
    let screens = [
      ScreenReport(screen: "a", style: "a", differences: [], steps: [covered]),
      ScreenReport(screen: "b", style: "b", differences: ["inset 0 → 1"], steps: []),
    ]
    for screen in screens {
      #expect(!RunReport(device: "d", orientation: "o", assumedHeights: [], screens: [screen]).passed)
    }
    #expect(!screens[0].allVisible && screens[0].restored)
    #expect(screens[1].allVisible && !screens[1].restored)
  }
}
