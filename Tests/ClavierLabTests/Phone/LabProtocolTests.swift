import Foundation
import SeededRandom
import Testing

@testable import ClavierLab

/// Tests the JSON messages between the phone and the page.
struct LabProtocolTests {
  static let commands: [PhoneCommand] = [
    .settings(
      LabSettings(
        device: "iPad (10th generation)", orientation: .landscape, screen: "handler", keyboard: .emoji,
        predictiveBar: false, hardwareKeyboard: true, placement: .floating, rightToLeft: true, textSize: .small,
        reduceMotion: true)),
    .reopen, .touch(LabTouch(phase: .began, x: 12.5, y: 300)), .text("Ada “é” 👩🏽‍💻"), .key(.backspace), .key(.delete),
    .navigate(.next),
    .focus(input: "email"), .follow(input: "email", text: "Ada"), .follow(input: nil, text: nil),
    .time(rate: 0.1), .step, .replay(text: "a\nb"), .export(from: 0, to: 4.2), .share,
  ]

  private static let box: LabShape = {
    var box = LabShape.Box()
    box.fill = "#ff0000"
    box.fillOpacity = 0.5
    box.radius = 3
    return .box(box)
  }()

  private static let path: LabShape = {
    var path = LabShape.Path(d: "M0 0h1")
    path.stroke = "#000000"
    return .path(path)
  }()

  static let messages: [PhoneMessage] = [
    .opened(
      LabOpened(
        settings: LabSettings(), screen: .init(width: 393, height: 852), body: .init(width: 421, height: 880),
        screenFrame: .init(x: 14, y: 14, width: 393, height: 852), time: 0)),
    .turned(
      LabTurned(
        time: 2.5, screen: .init(width: 852, height: 393), body: .init(width: 880, height: 421),
        screenFrame: .init(x: 14, y: 14, width: 852, height: 393))),
    .frame(
      LabFrame(
        time: 1.25, isWhole: false, isMoving: true,
        nodes: [
          LabNode(id: 1, parent: nil, index: 0, width: 421, height: 880),
          LabNode(
            id: 7, parent: 1, index: 2, x: 1, y: 2, width: 3, height: 4, scrollX: 5, scrollY: 6, opacity: 0.5,
            matrix: [1, 0, 0, -1], clip: 8,
            shapes: [
              box, .text(.init(string: "a", x: 1, y: 2, size: 17, weight: 400, fill: "#000000", caret: 1)), path,
            ]),
        ],
        removed: [17], keyboard: .init(x: 0, y: 516, width: 393, height: 336), focus: nil, coveredHeight: 0,
        covered: nil)),
    .event(
      LabEvent(
        time: 1.2, number: 12, name: "willShow", startFrame: nil,
        endFrame: .init(x: 0, y: 516, width: 393, height: 336), duration: 0.25, curve: 7, belongsToCurrentApp: nil,
        remarks: ["Docked."])),
    .action(LabAction(time: 1.1, number: 11, text: "tap email")),
    .state(
      LabState(
        time: 1.8, placement: "docked", keyboardFrame: nil, overlap: 336, focused: "email", explanation: ["a", "b"],
        inputs: [
          LabInput(
            id: "email", label: "Email", value: "", frame: .init(x: 20, y: 424, width: 353, height: 44),
            isFocused: true, isSecure: false, coveredHeight: 0, isInSight: true)
        ], canNavigate: .init(previous: true, next: false), assumed: ["c"], settings: LabSettings())),
    .problem("An iPhone's keyboard cannot float."),
    .export(LabExport(from: 0, to: 4.2, svg: "<svg/>")), .shared(LabSharedPage(to: 4.2, html: "<!doctype html>")),
  ]

  @Test(arguments: commands)
  func `a command decodes from its own JSON`(command: PhoneCommand) throws {
    let json = try command.json()
    #expect(!json.contains(UInt8(ascii: "\n")))
    #expect(try PhoneCommand(json: json) == command)
  }

  @Test(arguments: messages)
  func `a message decodes from its own JSON`(message: PhoneMessage) throws {
    let json = try message.json()
    #expect(!json.contains(UInt8(ascii: "\n")))
    #expect(try PhoneMessage(json: json) == message)
  }

  @Test func `every kind of command and message matches the protocol`() throws {
    let lines = try Self.commands.map { try $0.json() } + Self.messages.map { try $0.json() }
    let text = lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    try Golden.expect(text, "lab-protocol.jsonl")
  }

  @Test func `missing settings have their defaults`() throws {
    let command = try PhoneCommand(json: Data(#"{"version":1,"type":"settings","settings":{"screen":"handler"}}"#.utf8))
    #expect(command == .settings(LabSettings(screen: "handler")))
  }

  @Test(arguments: [
    ("", "The command is not JSON: send one object on one line."),
    ("[]", "The command must be an object."),
    // The text is nested one level deeper than Foundation can read.
    (String(repeating: "[", count: 513), "The command is not JSON: send one object on one line."),
    (String(repeating: "{\"a\":", count: 512) + "[", "The command is not JSON: send one object on one line."),
    ("{}", "The field 'version' is missing."),
    (#"{"version":2,"type":"reopen"}"#, "The field 'version' must be 1, not 2."),
    (#"{"version":1}"#, "The field 'type' is missing."),
    (#"{"version":1,"type":"touch","phase":"began","x":"1","y":2}"#, "The field 'x' must be a number."),
    (#"{"version":1,"type":"touch","phase":"began","x":1,"y":null}"#, "The field 'y' must be a number, not null."),
    (
      #"{"version":1,"type":"touch","phase":"began","x":1,"y":1e9}"#,
      "The field 'y' must be from -100000 to 100000, not 1000000000.0."
    ),
    (
      #"{"version":1,"type":"key","key":"home"}"#,
      "The field 'key' cannot be 'home'. Use one of: backspace, delete, return, left, right, up, down."
    ),
    (#"{"version":1,"type":"time","rate":-1}"#, "The field 'rate' must be from 0 to 4, not -1.0."),
    (#"{"version":1,"type":"time","rate":1e-13}"#, "The field 'rate' must be 0 or at least 0.01, not 1e-13."),
    (#"{"version":1,"type":"time","rate":0.0099}"#, "The field 'rate' must be 0 or at least 0.01, not 0.0099."),
    (#"{"version":1,"type":"time","rate":"slow"}"#, "The field 'rate' must be a number."),
    (
      #"{"version":1,"type":"settings","settings":{"rightToLeft":1}}"#,
      "The field 'settings.rightToLeft' must be true or false."
    ),
    (
      #"{"version":1,"type":"settings","settings":{"orientation":"up"}}"#,
      "The field 'settings.orientation' cannot be 'up'. Use one of: portrait, landscape."
    ),
    (
      #"{"version":1,"type":"export","from":2,"to":2}"#,
      "The field 'to' must be later than 'from', which is 2.0."
    ),
  ])
  func `the answer to a malformed command names the field`(json: String, sentence: String) {
    #expect(throws: PhoneCommandError(sentence)) { try PhoneCommand(json: Data(json.utf8)) }
  }

  @Test func `limits the length of text`() throws {
    let longest = String(repeating: "é", count: PhoneCommand.longestText)
    #expect(try PhoneCommand(json: PhoneCommand.text(longest).json()) == .text(longest))
    #expect(throws: PhoneCommandError("The field 'text' must have at most 1000 characters.")) {
      try PhoneCommand(json: PhoneCommand.text(longest + "e").json())
    }
    let name = String(repeating: "a", count: LabSettings.longestName + 1)
    for field in ["device", "screen"] {
      #expect(throws: PhoneCommandError("The field 'settings.\(field)' must have at most 200 characters.")) {
        try PhoneCommand(json: Data(#"{"version":1,"type":"settings","settings":{"\#(field)":"\#(name)"}}"#.utf8))
      }
    }
    let log = String(repeating: "a", count: PhoneCommand.longestReplay + 1)
    #expect(throws: PhoneCommandError("The field 'text' must have at most 1000000 bytes.")) {
      try PhoneCommand(json: PhoneCommand.replay(text: log).json())
    }
  }

  @Test func `every command is either accepted or rejected with an explanation`() throws {
    var random = SeededGenerator(seed: 20_261_121)
    let samples = try Self.commands.map { [UInt8](try $0.json()) }
    for round in 0..<4_000 {
      var bytes = random.element(of: samples)
      for _ in 0...random.next(below: 4) {
        let place = random.next(below: bytes.count)
        switch random.next(below: 4) {
        case 0: bytes[place] = UInt8(random.next(below: 256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(random.element(of: Array(#"{}[]",:01-eE.\ntrue"#.utf8)), at: place)
        default: bytes.removeSubrange(place...)
        }
        if bytes.isEmpty { break }
      }
      do {
        _ = try PhoneCommand(json: Data(bytes))
      } catch {
        #expect(error.description.hasSuffix("."), "round \(round) of seed \(random.seed): \(error)")
      }
    }
  }
}
