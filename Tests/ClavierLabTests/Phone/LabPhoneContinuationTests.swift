import Foundation
import TestSupport
import Testing

@testable import ClavierLab

/// Tests what a phone keeps when the settings change, and as time passes.
@MainActor
struct LabPhoneContinuationTests {
  @Test(arguments: [
    LabSettings(rightToLeft: true), LabSettings(textSize: .extraLarge), LabSettings(darkMode: true),
    LabSettings(handlesKeyboard: false),
  ])
  func `changing the text size, direction, or appearance keeps the text, focus, and log`(settings: LabSettings) {
    let rig = PhoneRig()
    rig.tap("email")
    rig.send(.text("ada@example.com"))
    rig.settle()
    let (time, number) = (rig.phone.now, rig.messages.actions.last?.number ?? 0)
    let replies = rig.send(.settings(settings)) + rig.settle()
    #expect(replies.opened.first?.isContinuation == true && replies.opened.first?.time == time)
    #expect(replies.actions.first?.number == number + 1)
    #expect(rig.state?.focused == "email" && rig.value(of: "email") == "ada@example.com")
    #expect(rig.lastFrame?.keyboard != nil && rig.state?.placement == "docked")
  }

  @Test func `choosing another screen or device starts over`() {
    let rig = PhoneRig()
    rig.tap("email")
    for settings in [LabSettings(screen: "handler"), LabSettings(device: "iPhone 13 mini", screen: "handler")] {
      let opened = rig.send(.settings(settings)).opened.first
      #expect(opened?.isContinuation == false && opened?.time == 0)
    }
  }

  @Test func `time passes while nothing happens`() throws {
    var messages: [PhoneMessage] = []
    let phone = LabPhone { messages.append($0) }
    defer { phone.receive(.reopen) }
    var time = 100.0
    let pace = LabPace(phone, clock: { time })
    pace.receive(try PhoneCommand.settings(LabSettings()).json())
    time += 2
    pace.receive(try PhoneCommand.text("a").json())
    time += 6.6
    pace.receive(try PhoneCommand.focus(input: "email").json())
    #expect(abs(phone.now - 8.6) < 0.001)
    #expect(abs((messages.actions.last?.time ?? 0) - 8.6) < 0.001)
    pace.receive(try PhoneCommand.time(rate: 0).json())
    time += 50
    pace.receive(try PhoneCommand.key(.left).json())
    #expect(phone.now < 10, "a paused phone does not advance")
  }

  @Test func `time passes while a finger rests on the screen`() throws {
    let phone = LabPhone { _ in }
    defer { phone.receive(.reopen) }
    var time = 100.0
    let pace = LabPace(phone, clock: { time })
    pace.receive(try PhoneCommand.settings(LabSettings()).json())
    pace.receive(try PhoneCommand.touch(LabTouch(phase: .began, x: 10, y: 400)).json())
    func pass() throws {
      for _ in 0..<20 {
        time += 0.2
        pace.receive(try PhoneCommand.time(rate: 1).json())
      }
    }
    try pass()
    #expect(phone.nextChange == nil && phone.needsTime)
    // After a longer pause, one turn would skip time.
    let pause = try #require(pace.nextTurn())
    #expect(pause > 0 && pause <= 0.2)
    pace.receive(try PhoneCommand.touch(LabTouch(phase: .ended, x: 10, y: 400)).json())
    try pass()
    #expect(phone.nextChange == nil && pace.nextTurn() == nil)
  }

  @Test func `a slow phone does not fall further behind with each command`() throws {
    let phone = LabPhone { _ in }
    defer { phone.receive(.reopen) }
    var time = 100.0
    // The frames of one second take ten seconds.
    let pace = LabPace(phone, clock: { time + 10 * phone.now })
    pace.receive(try PhoneCommand.settings(LabSettings()).json())
    pace.receive(try PhoneCommand.focus(input: "email").json())
    time += 1
    pace.receive(try PhoneCommand.text("a").json())
    let now = phone.now
    #expect(now > 0.2)
    for _ in 0..<5 { pace.receive(try PhoneCommand.text("a").json()) }
    #expect(phone.now == now)
  }

  @Test func `a response waits neither for a frame nor for a command without a result`() throws {
    var messages: [PhoneMessage] = []
    let phone = LabPhone { messages.append($0) }
    defer { phone.receive(.reopen) }
    var time = 100.0
    let pace = LabPace(phone, clock: { time })
    /// Returns the frames and states that a command causes at a time.
    func answers(to command: PhoneCommand, at now: Double) throws -> Int {
      time = now
      messages = []
      pace.receive(try command.json())
      return messages.frames.count + messages.states.count
    }
    #expect(try answers(to: .settings(LabSettings()), at: 100) > 0)
    #expect(try answers(to: .focus(input: "email"), at: 100.005) > 0, "less than a frame after the last answer")
    for second in 1...8 { _ = try answers(to: .time(rate: 1), at: 100 + Double(second)) }
    #expect(try answers(to: .time(rate: 1), at: 120) == 0)
    #expect(try answers(to: .text("a"), at: 120.001) > 0, "the last command had no answer")
    #expect(try answers(to: .text("b"), at: 120.003) == 0, "less than a quarter of a frame after the last answer")
    #expect(try answers(to: .text("c"), at: 120.006) > 0)
  }

  @Test func `without keyboard handling, the field stays covered`() throws {
    let bare = PhoneRig(LabSettings(handlesKeyboard: false))
    let replies = bare.tap("birthYear")
    #expect(replies.events.map(\.name) == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    let covered = try #require(bare.state?.inputs.first { $0.id == "birthYear" })
    #expect(covered.coveredHeight > 0 && bare.state?.placement == "docked")
    #expect(bare.state?.explanation == ["Keyboard handling is turned off. No views have moved."])
    bare.send(.settings(LabSettings()))
    bare.settle()
    #expect(bare.state?.inputs.first { $0.id == "birthYear" }?.coveredHeight == 0)
  }

  @Test func `a phone adopts the focus and the text of another phone`() throws {
    let rig = PhoneRig(LabSettings(screen: "longForm", handlesKeyboard: false))
    let last = try #require(rig.state?.inputs.last?.id)
    rig.send(.follow(input: last, text: "Ad"))
    rig.settle()
    #expect(rig.state?.focused == last && rig.value(of: last) == "Ad" && rig.state?.placement == "docked")
    for text in ["Ada", "Ada L", "A", "Grace", ""] {
      rig.send(.follow(input: last, text: text))
      rig.settle()
      #expect(rig.value(of: last) == text)
    }
    rig.send(.follow(input: nil, text: nil))
    rig.settle()
    #expect(rig.state?.focused == nil && rig.state?.placement == "hidden")
  }

  @Test func `a phone adopts text that is too long to be typed with one command`() throws {
    let rig = PhoneRig(LabSettings(screen: "editor", handlesKeyboard: false))
    let letter = try #require(rig.state?.inputs.first)
    #expect(letter.value.count > PhoneCommand.longestText)
    rig.phone.receive(try PhoneCommand.follow(input: letter.id, text: letter.value).json())
    rig.settle()
    #expect(rig.state?.focused == letter.id && rig.value(of: letter.id) == letter.value)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a phone immediately adopts text of any permitted length`() throws {
    let rig = PhoneRig()
    rig.tap("email")
    let long = String(repeating: "a", count: 50_000)
    let time = processorTime {
      for text in [long, "", "b", "b" + long] { rig.send(.follow(input: "email", text: text)) }
    }
    #expect(rig.value(of: "email") == "b" + long)
    rig.send(.follow(input: "email", text: long + long))
    #expect(rig.send(.text("a")).problems == ["The input can have at most 100000 characters. Delete some of them."])
    // Typing each of the long strings one key at a time would take half a minute.
    #expect(time < .seconds(8), "\(time)")
  }

  @Test func `an input is named after the label above it, not after the title of its screen`() throws {
    let rig = PhoneRig(LabSettings(screen: "stackForm"))
    let labels = try #require(rig.state?.inputs.map(\.label))
    #expect(labels.prefix(3) == ["Name of the boat", "Length in feet", "Year of construction"])
  }

  @Test func `long text scrolls with its cursor inside the field`() throws {
    let rig = PhoneRig()
    rig.tap("email")
    rig.send(.text("a long address that does not fit into the field@example.com"))
    rig.settle()
    let field = try #require(rig.state?.inputs.first { $0.id == "email" }?.frame)
    let nodes = rig.model.nodes.values
    func line() -> (node: LabNode, text: LabShape.Text)? {
      for node in nodes {
        for case .text(let text) in node.shapes ?? [] where text.caret != nil { return (node, text) }
      }
      return nil
    }
    let (node, text) = try #require(line())
    let clip = try #require(node.parent.flatMap { rig.model.nodes[$0] })
    #expect(clip.clip == 0 && clip.width < field.width && text.anchor == .end && text.x <= clip.width)
    #expect(text.string.hasSuffix("example.com"))
    rig.send(.navigate(.done))
    rig.settle()
    let all = rig.model.nodes.values.flatMap { $0.shapes ?? [] }
    let isTruncated = all.contains { if case .text(let text) = $0 { text.string.hasSuffix("…") } else { false } }
    #expect(isTruncated)
  }
}

extension LabPhoneContinuationTests {
  @Test(arguments: ["longForm", "rightToLeft", "nested"])
  func `a scrolling form grows with the largest text size, and every sixth field stays visible`(screen: String) throws {
    let usual = PhoneRig(LabSettings(screen: screen))
    let height = try #require(usual.state?.inputs.first?.frame.height)
    let large = PhoneRig(LabSettings(screen: screen, textSize: .accessibilityExtraExtraExtraLarge))
    #expect(try #require(large.state?.inputs.first?.frame.height) > height + 20)
    for (index, input) in (large.state?.inputs ?? []).enumerated() where index % 6 == 0 {
      large.send(.focus(input: input.id))
      large.settle()
      let seen = try #require(large.state?.inputs.first { $0.id == input.id })
      #expect(seen.isFocused && seen.coveredHeight == 0 && seen.isInSight, "\(seen)")
    }
  }
}
