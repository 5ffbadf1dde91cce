import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Decodes recorded sequences and passes them to the state machine, if an environment variable names their folder.
@Suite struct RecordedSequencesTests {
  static var folder: String? {
    ProcessInfo.processInfo.environment["CLAVIER_FACTS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  struct File: Decodable {
    let sequences: [Sequence]
  }

  struct Sequence: Decodable {
    let id: String
    let device: String
    let screen: [CGFloat]?
    let space: String
    let events: [Step]
  }

  struct Step: Decodable {
    let event: String
    let begin: [Number]?
    let end: [Number]?
    let duration: Double?
    let curve: Int?
    let isLocal: Bool?
  }

  /// A number, or the word for infinity in the JSON file.
  struct Number: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value = try (try? container.decode(Double.self)) ?? Double(container.decode(String.self)) ?? .nan
    }
  }

  @Test(
    "each recorded sequence ends with a hidden keyboard after hiding, and with a visible one after showing",
    .enabled(if: folder != nil, "CLAVIER_FACTS does not name a folder with recorded sequences"))
  func replay() throws {
    let folder = try #require(Self.folder)
    let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent("facts/sequences.json"))
    let sequences = try JSONDecoder().decode(File.self, from: data).sequences
    #expect(sequences.count > 40)
    for sequence in sequences { try replay(sequence) }
  }

  private func replay(_ sequence: Sequence) throws {
    let size = sequence.screen ?? (sequence.device.hasPrefix("ipad") ? [820, 1180] : [393, 852])
    let screen = CGRect(0, 0, size[0], size[1])
    var stage = Stage(screen)
    var lastGood = stage.docked(screen.width >= 700 ? 337 : 260)
    var lastWill: (event: KeyboardEvent, info: KeyboardInfo)?
    for step in sequence.events {
      guard let event = KeyboardEvent(rawValue: step.event) else { continue }
      var userInfo: [AnyHashable: Any] = [:]
      if let begin = step.begin { userInfo["UIKeyboardFrameBeginUserInfoKey"] = Self.rect(begin) }
      userInfo["UIKeyboardFrameEndUserInfoKey"] = Self.rect(step.end ?? [])
      userInfo["UIKeyboardAnimationDurationUserInfoKey"] = step.duration
      userInfo["UIKeyboardAnimationCurveUserInfoKey"] = step.curve
      userInfo["UIKeyboardIsLocalUserInfoKey"] = step.isLocal
      let info: KeyboardInfo
      do {
        info = try KeyboardInfo(userInfo: userInfo)
      } catch .missing {
        // The recording does not contain the frame. An ordinary frame replaces it, so that the order of the events is
        // tested.
        let isHide = event == .willHide || event == .didHide
        info = KeyboardInfo(endFrame: isHide ? lastGood.offsetBy(dx: 0, dy: lastGood.height) : lastGood)
      } catch {
        #expect(step.end?.contains { !$0.value.isFinite } == true, "\(sequence.id): \(error)")
        continue
      }
      stage.machine.receive(event, info, in: stage.context)
      expectSane(stage, sequence.id)
      if stage.placement == .docked { lastGood = stage.state.frame }
      if KeyboardEvent.wills.contains(event) { lastWill = (event, info) }
    }
    guard sequence.space == "screen", let lastWill else { return }
    let frame = lastWill.info.endFrame
    if lastWill.event == .willChangeFrame, frame.isEmpty { return }
    let isVisible = lastWill.event != .willHide && !frame.isEmpty && frame.minY < screen.height
    #expect(stage.state.isVisible == isVisible, "\(sequence.id)")
  }

  private func expectSane(_ stage: Stage, _ id: String) {
    let state = stage.state
    #expect(state.screen == stage.context.screen, "\(id)")
    #expect(stage.covered >= 0 && stage.covered < stage.context.screen.height, "\(id)")
    #expect(stage.covered == 0 || state.isVisible, "\(id)")
  }

  private static func rect(_ numbers: [Number]) -> CGRect? {
    guard numbers.count == 4 else { return nil }
    return CGRect(numbers[0].value, numbers[1].value, numbers[2].value, numbers[3].value)
  }
}
