import Foundation
import KeyboardGallery
import Testing
import UIKit

@testable import ClavierLab

/// Uses a phone in the same way as the page does, but on virtual time.
@MainActor
struct LabPhoneTests {
  @Test func `the first settings open a screen and send its sizes, its state, and a complete frame`() throws {
    let rig = PhoneRig()
    guard rig.messages.count == 3, case .opened(let opened) = rig.messages[0], case .state(let state) = rig.messages[1],
      case .frame(let frame) = rig.messages[2]
    else {
      Issue.record("\(rig.messages.count) messages")
      return
    }
    #expect(opened.settings == LabSettings())
    #expect(opened.screen == LabSize(width: 393, height: 852))
    #expect(opened.body == LabSize(width: 421, height: 880))
    #expect(opened.screenFrame == ReportFrame(x: 14, y: 14, width: 393, height: 852))
    #expect(frame.isWhole && !frame.isMoving && frame.keyboard == nil && frame.focus == nil)
    let root = try #require(frame.nodes.first)
    #expect(root.parent == nil && root.width == 421 && root.height == 880)
    #expect(state.placement == "hidden" && state.focused == nil && state.keyboardFrame == nil && state.overlap == 0)
    #expect(state.inputs.map(\.id) == ["firstName", "lastName", "email", "phone", "password", "birthYear"])
    #expect(state.inputs.map(\.label).contains("Year of birth"))
    #expect(state.inputs.allSatisfy { $0.isInSight && $0.coveredHeight == 0 && !$0.isFocused && $0.value.isEmpty })
    #expect(state.inputs.first { $0.id == "password" }?.isSecure == true)
    #expect(!state.canNavigate.next && !state.canNavigate.previous)
  }

  @Test(arguments: [true, false])
  func `the list begins with the notifications that a screen causes when it opens`(handlesKeyboard: Bool) {
    let rig = PhoneRig(LabSettings(screen: "alert", handlesKeyboard: handlesKeyboard))
    rig.settle()
    #expect(rig.messages.events.map(\.name) == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(rig.messages.events.map(\.number) == [1, 2, 3, 4] && rig.messages.events.first?.time == 0)
  }

  @Test(arguments: GalleryScreen.allCases)
  func `a tap focuses an input, which is then visible on every screen`(screen: GalleryScreen) throws {
    let rig = PhoneRig(LabSettings(screen: screen.id))
    // An alert begins editing when it appears.
    rig.settle()
    if rig.state?.focused != nil { rig.send(.navigate(.done)) }
    rig.settle()
    let input = try #require(rig.state?.inputs.filter(\.isInSight).last)
    let replies = rig.tap(input.id)
    #expect(replies.actions.first?.text == "tap \(input.id)")
    #expect(replies.events.map(\.name) == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(rig.state?.focused == input.id)
    let after = try #require(rig.state?.inputs.first { $0.id == input.id })
    #expect(after.isFocused && after.coveredHeight == 0, "\(rig.state?.explanation ?? [])")
    #expect(rig.state?.placement == "docked")
    #expect(rig.lastFrame?.isMoving == false)
    #expect(rig.lastFrame?.keyboard == rig.state?.keyboardFrame)
    #expect(rig.model.faults.isEmpty, "\(rig.model.faults)")
  }

  @Test(arguments: [
    ("handler", "FormView shifted up by"), ("closures", "has a bottom inset of"),
    ("delegate", "A constraint of"), ("chat", "A constraint of"), ("longForm", "The top edge of the keyboard"),
    ("plainForm", "The controller's view is shifted up by"),
  ])
  func `the state names the views that moved, or gives the avoider's reason`(screen: String, part: String) throws {
    let rig = PhoneRig(LabSettings(screen: screen))
    rig.tap(try #require(rig.state?.inputs.filter(\.isInSight).last).id)
    let sentences = try #require(rig.state?.explanation)
    #expect(sentences.contains { $0.contains(part) }, "\(sentences)")
    #expect(!sentences.contains { $0.contains("LayoutGuideProbe") }, "\(sentences)")
  }

  @Test func `a hidden keyboard covers nothing, not even inputs below the screen`() throws {
    let rig = PhoneRig(LabSettings(screen: "longForm"))
    rig.tap(try #require(rig.state?.inputs.first).id)
    rig.send(.navigate(.done))
    rig.settle()
    let inputs = try #require(rig.state?.inputs)
    #expect(rig.state?.placement == "hidden" && inputs.contains { !$0.isInSight })
    #expect(inputs.allSatisfy { $0.coveredHeight == 0 })
  }

  @Test func `numbers events and actions together and explains every event`() {
    let rig = PhoneRig()
    let replies = rig.tap("email")
    let numbers = replies.compactMap { message -> Int? in
      switch message {
      case .event(let event): event.number
      case .action(let action): action.number
      default: nil
      }
    }
    #expect(numbers == Array(1...5))
    #expect(replies.events.allSatisfy { !$0.remarks.isEmpty && $0.endFrame != nil && $0.curve == 7 })
    #expect(replies.events.map(\.time).first == replies.actions.first?.time)
    let landed = (replies.events.last?.time ?? 0) - (replies.events.first?.time ?? 0)
    #expect(abs(landed - 0.383) < 0.001, "the `did` notifications of iOS 26 follow after the duration")
  }

  @Test func `types into the input, and shows bullets in a secure input`() {
    let rig = PhoneRig()
    rig.tap("email")
    let replies = rig.send(.text("ada@example.com"))
    #expect(replies.actions.map(\.text) == ["type “ada@example.com”"])
    #expect(rig.state?.inputs.first { $0.id == "email" }?.value == "ada@example.com")
    rig.send(.key(.backspace))
    #expect(rig.state?.inputs.first { $0.id == "email" }?.value == "ada@example.co")
    rig.send(.focus(input: "password"))
    rig.settle()
    #expect(rig.send(.text("secret")).actions.map(\.text) == ["type 6 characters"])
    #expect(rig.state?.inputs.first { $0.id == "password" }?.value == "••••••")
    #expect(!rig.model.nodes.values.contains { "\($0.shapes ?? [])".contains("secret") })
  }

  @Test func `the arrow keys move the caret`() {
    let rig = PhoneRig()
    rig.tap("email")
    rig.send(.text("ac"))
    rig.send(.key(.left))
    rig.send(.text("b"))
    #expect(rig.state?.inputs.first { $0.id == "email" }?.value == "abc")
    rig.send(.key(.right))
    rig.send(.text("d"))
    #expect(rig.state?.inputs.first { $0.id == "email" }?.value == "abcd")
  }

  @Test func `typing without a focused input is a problem`() {
    let rig = PhoneRig()
    for command in [PhoneCommand.text("a"), .key(.return), .navigate(.next)] {
      let problem = rig.send(command).problems.first ?? ""
      #expect(problem.hasPrefix("No input is focused"), "\(command): \(problem)")
    }
  }

  @Test func `the toolbar moves to the next and previous input and ends editing`() {
    let rig = PhoneRig()
    rig.tap("firstName")
    #expect(rig.state?.canNavigate == .init(previous: false, next: true))
    rig.send(.navigate(.next))
    rig.settle()
    #expect(rig.state?.focused == "lastName")
    #expect(rig.state?.canNavigate == .init(previous: true, next: true))
    rig.send(.navigate(.previous))
    rig.settle()
    #expect(rig.state?.focused == "firstName")
    #expect(rig.send(.navigate(.previous)).problems == ["firstName is the first input."])
    rig.send(.navigate(.done))
    rig.settle()
    #expect(rig.state?.focused == nil && rig.state?.placement == "hidden" && rig.lastFrame?.keyboard == nil)
  }

  @Test(arguments: [("iPhone 16", LabSettings.Orientation.portrait), ("iPhone SE (1st generation)", .landscape)])
  func `focusing by name scrolls to the input first`(device: String, orientation: LabSettings.Orientation) throws {
    let rig = PhoneRig(LabSettings(device: device, orientation: orientation))
    for input in (rig.state?.inputs ?? []).reversed() + (rig.state?.inputs ?? []) {
      let replies = rig.send(.focus(input: input.id)) + rig.settle()
      #expect(replies.problems.isEmpty)
      #expect(rig.state?.focused == input.id)
      #expect(replies.actions.last?.text == "tap \(input.id)")
    }
    let problem = try #require(rig.send(.focus(input: "shoeSize")).problems.first)
    #expect(problem.hasPrefix("The field 'input' cannot be 'shoeSize'. Use one of: "))
  }

  @Test func `an input of a screen without inputs cannot be focused by name`() {
    let rig = PhoneRig(screens: [LabScreen("Picture") { UIViewController() }])
    #expect(
      rig.send(.focus(input: "name")).problems == ["The field 'input' cannot be 'name'. The screen has no inputs."])
  }

  @Test func `a touch on the keyboard does not reach the views under it`() {
    let rig = PhoneRig()
    rig.tap("firstName")
    let replies = rig.tap(x: 190, y: 710)
    #expect(replies.actions.map(\.text) == ["type “V”"] && rig.state?.focused == "firstName")
  }

  @Test func `a drag moves the keyboard and dismisses it`() throws {
    let rig = PhoneRig()
    rig.tap("email")
    let top = try #require(rig.lastFrame?.keyboard?.y)
    rig.send(.touch(LabTouch(phase: .began, x: 20, y: top - 60)))
    for step in 1...20 {
      rig.advance(by: PhoneDriver.frameDuration)
      rig.send(.touch(LabTouch(phase: .moved, x: 20, y: top - 60 + Double(step) * 15)))
    }
    let dragged = try #require(rig.lastFrame?.keyboard)
    #expect(dragged.y > top + 100)
    #expect(rig.messages.actions.last?.text.hasPrefix("drag from") == true)
    rig.send(.touch(LabTouch(phase: .ended, x: 20, y: top + 240)))
    rig.settle()
    #expect(rig.state?.placement == "hidden" && rig.state?.focused == nil)
    #expect(rig.messages.events.suffix(4).map(\.name) == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  @Test func `sends nothing while nothing happens`() {
    let rig = PhoneRig()
    rig.tap("email")
    #expect(rig.phone.nextChange == nil)
    #expect(rig.advance(by: 10).isEmpty)
    #expect(rig.send(.reopen).opened.count == 1)
    #expect(rig.phone.nextChange == nil)
    #expect(rig.advance(by: 10).isEmpty)
  }

  @Test func `reopening resets the time, numbers, focus, and text`() {
    let rig = PhoneRig()
    rig.tap("email")
    rig.send(.text("ada"))
    let replies = rig.send(.reopen)
    #expect(replies.opened.first?.time == 0 && replies.frames.first?.time == 0 && replies.frames.first?.isWhole == true)
    #expect(replies.events.isEmpty && replies.states.last?.focused == nil && replies.states.last?.placement == "hidden")
    #expect(rig.state?.inputs.allSatisfy(\.value.isEmpty) == true)
    #expect(rig.tap("email").actions.first?.number == 1)
  }

  @Test func `ignores commands before a screen is open`() {
    let rig = PhoneRig(nil)
    let commands: [PhoneCommand] = [
      .reopen, .touch(LabTouch(phase: .began, x: 1, y: 1)), .text("a"), .key(.left), .navigate(.done),
      .focus(input: "a"),
      .step,
      .replay(text: "x"), .export(from: 0, to: 1),
    ]
    for command in commands {
      #expect(rig.send(command) == [.problem("No screen is open. Send settings first.")], "\(command)")
    }
    #expect(rig.send(.time(rate: 0.5)).isEmpty && rig.phone.rate == 0.5)
    for rate in [1e-13, -1, 5, .nan, .infinity] {
      #expect(rig.send(.time(rate: rate)).problems.count == 1 && rig.phone.rate == 0.5, "\(rate)")
    }
  }

  @Test func `exports an animation of the visible screen`() throws {
    let rig = PhoneRig()
    rig.tap("birthYear")
    rig.send(.settings(LabSettings(orientation: .landscape)))
    rig.settle()
    let export = try #require(rig.send(.export(from: 0.1, to: 60)).exports.first)
    #expect(export.from == 0.1 && export.to < 5 && export.to > 1)
    #expect(WellFormedness.problem(in: export.svg) == nil)
    #expect(export.svg.contains("@keyframes") && export.svg.contains("Create account"))
    #expect(export.svg.contains("qwerty") == false && export.svg.contains(">9<"), "the number pad is in the animation")
    // The picture has room for both orientations, and the phone rotates around the picture's center.
    let body = PhoneShape.sample(isLandscape: false).bodySize
    #expect(export.svg.contains("viewBox=\"-6 -6 \(Int(body.height) + 12) \(Int(body.height) + 12)\""))
    // The new picture starts rotated by 90 degrees clockwise, and the former picture rotates counterclockwise.
    #expect(export.svg.contains("matrix(0,1,-1,0,0,0)") && export.svg.contains(#/matrix\(0\.[0-9]+,-0\./#))
    // The animation contains two pauses, in which nothing moves.
    let length = export.svg.firstMatch(of: /([0-9.]+)s linear infinite/).flatMap { Double($0.1) }
    #expect(abs((length ?? 0) - (export.to - export.from + 2 * 0.9)) < 0.02)
    let problem = rig.send(.export(from: 100, to: 101)).problems.first
    #expect(problem?.hasPrefix("There are no pictures from that time") == true)
  }

  @Test func `reports what is wrong with a malformed line, and continues`() {
    let rig = PhoneRig()
    #expect(
      rig.send(line: #"{"version":1,"type":"touch","phase":"began","y":3}"#) == [.problem("The field 'x' is missing.")])
    #expect(rig.send(line: "nonsense") == [.problem("The command is not JSON: send one object on one line.")])
    #expect(rig.tap("email").actions.count == 1)
  }
}
