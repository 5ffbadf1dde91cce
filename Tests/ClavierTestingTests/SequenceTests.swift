import ClavierCore
import Foundation
import Testing

@testable import ClavierTesting

private let factsFolder = ProcessInfo.processInfo.environment["CLAVIER_FACTS"].map { URL(fileURLWithPath: $0) }

/// The notifications that a device posted in one situation, as published.
private struct Sequence: Decodable {
  struct Event: Decodable {
    var event: String
    var begin, end: [Double]?
    var duration: Double?
    var curve: Int?
    var isLocal: Bool?
    var legacy: Legacy?
    var userInfo: [String: Int]?
    var keysAbsent: [String]?

    enum CodingKeys: String, CodingKey {
      case event, begin, end, duration, curve, isLocal, legacy, userInfo
      case keysAbsent = "keys_absent"
    }
  }

  struct Legacy: Decodable {
    var bounds, centerBegin, centerEnd: [Double]?
  }

  var id, confidence: String
  var complete: Bool
  var events: [Event]

  /// The keyboard notifications of the sequence.
  var notifications: [(event: KeyboardEvent, values: Event)] {
    events.compactMap { event in KeyboardEvent(rawValue: event.event).map { ($0, event) } }
  }
}

/// Posts a sequence with the simulated keyboard and returns it.
@MainActor
private struct Script {
  var run: () throws -> [KeyboardTrace.Entry]

  init(
    _ device: String, _ orientation: DeviceOrientation = .portrait, _ behavior: SystemBehavior,
    height: CGFloat? = nil, prefersCrossFade: Bool = false, before: @escaping (SimulatedKeyboard) -> Void = { _ in },
    _ act: @escaping (SimulatedKeyboard) throws -> Void
  ) {
    run = {
      var known = try #require(Device.named(device))
      if let height {
        known.setKeyboardHeight(
          KeyboardMeasurement(height, confidence: .measured, sources: ["the sequence"]), kind: .text,
          orientation: orientation)
      }
      let rig = try KeyboardRig(known, orientation, behavior, prefersCrossFade: prefersCrossFade)
      before(rig.keyboard)
      rig.keyboard.settle()
      _ = rig.takeEntries()
      try act(rig.keyboard)
      rig.keyboard.settle()
      return rig.takeEntries()
    }
  }

  static let all: [String: Script] = [
    "omni-ipad-ios5-landscape-show": Script("ipad-768x1024", .landscape, .iOS5) { $0.show() },
    "omni-ipad-ios5-landscape-hide": Script("ipad-768x1024", .landscape, .iOS5, before: { $0.show() }) { $0.hide() },
    "omni-ipad-ios5-rotate-landscape-to-portrait": Script(
      "ipad-768x1024", .landscape, .iOS5, before: { $0.show() }
    ) { $0.rotate(to: .portrait) },
    "omni-ipad-ios5-hardware-keyboard": Script(
      "ipad-768x1024", .landscape, .iOS5, before: { $0.attachHardwareKeyboard() }
    ) {
      $0.show()
      $0.hide()
    },
    "iphone-se2-ios13-show": Script("iphone-375x667", .portrait, .iOS13) { $0.show() },
    "iphone-se2-ios13-hide": Script("iphone-375x667", .portrait, .iOS13, before: { $0.show() }) { $0.hide() },
    "iphone-414x896-show": Script("iphone-414x896@2", .portrait, .iOS13) { $0.show() },
    "iphone-x-ios11-chinese-show": Script("iphone-375x812-x", .portrait, .iOS12, height: 333) { $0.show() },
    "iphone-x-ios11-chinese-hide": Script(
      "iphone-375x812-x", .portrait, .iOS12, height: 333, before: { $0.show() }
    ) { $0.hide() },
    "iphone-375x667-ios8-show": Script("iphone-375x667", .portrait, .iOS8) { $0.show() },
    "iphone-375x667-ios8-hide": Script("iphone-375x667", .portrait, .iOS8, before: { $0.show() }) { $0.hide() },
    "iphone-375x667-ios9-show-hide": Script("iphone-375x667", .portrait, .iOS10) {
      $0.show()
      $0.hide()
    },
    "iphone-375x667-no-bar": Script(
      "iphone-375x667", .portrait, .iOS10, before: { $0.setPredictiveBar(false) }
    ) { $0.show() },
    "iphone-414x736-show-hide": Script("iphone-414x736", .portrait, .iOS10) {
      $0.show()
      $0.hide()
    },
    "iphone-320x568-show": Script("iphone-320x568", .portrait, .iOS10) { $0.show() },
    "iphone-320x568-ios8-show-hide": Script("iphone-320x568", .portrait, .iOS8) {
      $0.show()
      $0.hide()
    },
    "rotation-modern-order": Script("iphone-390x844", .portrait, .iOS18, before: { $0.show() }) {
      $0.rotate(to: .landscape)
    },
    "interactive-bounce-back": Script("iphone-390x844", .portrait, .iOS18, before: { $0.show(.numberPad) }) {
      $0.drag(to: 722)
      $0.release(velocity: -200)
    },
    "interactive-drag-silence": Script("iphone-390x844", .portrait, .iOS18, before: { $0.show() }) {
      $0.drag(to: 722)
    },
    "ios26-inputview-swap": Script("iphone-402x874", .portrait, .iOS26, before: { $0.show() }) {
      $0.hide()
      $0.show(KeyboardInput(inputViewHeight: 300))
    },
    "ios26-hardware-minimised-bar": Script("iphone-402x874", .portrait, .iOS26, before: { $0.show() }) {
      $0.attachHardwareKeyboard()
    },
    "iphone-plus-simulator-hardware-keyboard": Script(
      "iphone-414x736", .portrait, .iOS10, before: { $0.attachHardwareKeyboard() }
    ) { $0.show() },
    "ipad-hardware-shortcut-bar": Script(
      "ipad-768x1024", .portrait, .iOS10, before: { $0.attachHardwareKeyboard() }
    ) { $0.show() },
    "begin-editing-textfield": Script("iphone-390x844", .portrait, .iOS18) { $0.show() },
    "ipad-docking-order": Script(
      "ipad-768x1024", .portrait, .iOS10,
      before: {
        $0.show()
        try? $0.undock()
      }
    ) { try $0.dock() },
    "crossfade-blur": Script(
      "iphone-390x844", .portrait, .iOS18, prefersCrossFade: true, before: { $0.show() }
    ) { $0.hide() },
    "crossfade-show-ios26": Script("iphone-402x874", .portrait, .iOS26, prefersCrossFade: true) { $0.show() },
    "focus-move-ios11-silent": Script("iphone-390x844", .portrait, .iOS12, before: { $0.show() }) { $0.show() },
  ]
}

/// Measured sequences that the simulated keyboard does not post, with the reason.
private let notProduced = [
  "iphone-414x896-2019-show-hide":
    "the first begin frame after launch is 288 points tall; a simulated one is as tall as the end",
  "iphone-414x896-first-show-54":
    "the first begin frame after launch is 54 points tall; a simulated one is as tall as the end",
  "iphone-414x896-first-show-243":
    "the first begin frame after launch is 243 points tall; a simulated one is as tall as the end",
  "rx46-iphone-plus-rotate": "heights that a library measured, not notifications; SimulatedKeyboardTests checks them",
  "secure-field-ios17-two-step":
    "only iOS 17 shows a secure field's keyboard twice; the simulated one shows the final one",
  "ios26-numeric-two-phase-hide": "heights of the keyboard's view while it hides, not notifications",
]

@MainActor
@Suite(.enabled(if: factsFolder != nil, "set CLAVIER_FACTS to the folder that holds facts/sequences.json"))
struct SequenceTests {
  private func sequences() throws -> [Sequence] {
    struct File: Decodable { var sequences: [Sequence] }
    guard let factsFolder else { return [] }
    let file = factsFolder.appendingPathComponent("facts/sequences.json")
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(File.self, from: Data(contentsOf: file)).sequences
  }

  @Test func `posts exactly what was recorded on devices`() throws {
    let measured = try sequences().filter { $0.confidence == "measured" && $0.complete }
    #expect(measured.count >= 6)
    for sequence in measured {
      let script = try #require(Script.all[sequence.id], "\(sequence.id) is not produced")
      let posted = try script.run()
      #expect(posted.compactMap(\.event) == sequence.notifications.map(\.event), "\(sequence.id)")
      for (entry, expected) in zip(posted, sequence.notifications) {
        expect(entry, expected.values, sequence.id)
      }
    }
  }

  @Test func `posts every recorded excerpt, except for those that are listed`() throws {
    for sequence in try sequences() where sequence.confidence == "measured" || sequence.complete {
      if notProduced[sequence.id] != nil {
        #expect(Script.all[sequence.id] == nil, "\(sequence.id) is produced and listed as not produced")
        #expect(!sequence.complete, "\(sequence.id) is complete and must be produced")
        continue
      }
      let script = try #require(Script.all[sequence.id], "\(sequence.id) is neither produced nor listed")
      var rest = try script.run()[...]
      for (event, values) in sequence.notifications {
        guard let place = rest.firstIndex(where: { $0.event == event && matches($0, values) }) else {
          Issue.record("\(sequence.id): no \(event) like \(values) in \(rest.map(\.event))")
          break
        }
        rest = rest[(place + 1)...]
      }
      if sequence.notifications.isEmpty { #expect(rest.isEmpty, "\(sequence.id)") }
    }
    let ids = Set(try sequences().map(\.id))
    #expect(ids.isSuperset(of: notProduced.keys) && ids.isSuperset(of: Script.all.keys))
  }

  private func matches(_ entry: KeyboardTrace.Entry, _ values: Sequence.Event) -> Bool {
    (values.begin == nil || entry.startFrame.map(numbers) == values.begin)
      && (values.end == nil || entry.endFrame.map(numbers) == values.end)
      && (values.duration == nil || entry.duration == values.duration)
      && (values.curve == nil || entry.curve?.rawValue == values.curve)
      && (values.isLocal == nil || entry.belongsToCurrentApp == values.isLocal)
  }

  private func expect(_ entry: KeyboardTrace.Entry, _ values: Sequence.Event, _ id: String) {
    let place: Comment = "\(id) \(values.event)"
    #expect(matches(entry, values), place)
    if let legacy = values.legacy {
      #expect(entry.bounds.map(numbers) == legacy.bounds, place)
      #expect(entry.startCenter.map(numbers) == legacy.centerBegin, place)
      #expect(entry.endCenter.map(numbers) == legacy.centerEnd, place)
    }
    for key in values.keysAbsent ?? [] {
      switch key {
      case "duration": #expect(entry.duration == nil, place)
      case "curve": #expect(entry.curve == nil, place)
      case "isLocal": #expect(entry.belongsToCurrentApp == nil, place)
      default: Issue.record("unknown key \(key) in \(id)")
      }
    }
    if let flag = values.userInfo?["UIKeyboardFrameChangedByUserInteraction"] {
      #expect(entry.changedByUserInteraction == (flag == 1), place)
    }
  }

  private func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }

  private func numbers(_ point: CGPoint) -> [Double] {
    [point.x, point.y]
  }
}
