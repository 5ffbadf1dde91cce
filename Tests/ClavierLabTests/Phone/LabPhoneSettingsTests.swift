import Foundation
import Testing

@testable import ClavierLab

/// Tests the settings of the phone.
@MainActor
struct LabPhoneSettingsTests {
  @Test func `a rotation keeps the open screen and its focus`() throws {
    let rig = PhoneRig()
    rig.tap("birthYear")
    rig.send(.text("1990"))
    let replies = rig.send(.settings(LabSettings(orientation: .landscape)))
    #expect(replies.opened.isEmpty)
    #expect(replies.turned.first?.screen == LabSize(width: 852, height: 393))
    #expect(replies.turned.first?.body == LabSize(width: 880, height: 421))
    #expect(replies.frames.first?.isWhole == false)
    #expect(replies.actions.map(\.text) == ["rotate to landscape"])
    let later = rig.settle()
    #expect((replies + later).events.map(\.name).contains("willHide") && later.events.map(\.name).last == "didShow")
    #expect(rig.state?.focused == "birthYear" && rig.state?.placement == "docked")
    #expect(rig.state?.keyboardFrame?.width == 852)
    #expect(rig.state?.inputs.first { $0.id == "birthYear" }?.value == "1990")
    #expect(rig.lastFrame?.coveredHeight == 0 && rig.model.faults.isEmpty)
    #expect(rig.model.children(of: nil).first?.width == 880)
    rig.send(.settings(LabSettings()))
    rig.settle()
    #expect(rig.state?.keyboardFrame?.width == 393)
    rig.send(.navigate(.done))
    rig.settle()
    #expect(rig.lastFrame?.keyboard == nil)
  }

  @Test func `a rotation does not show a hidden keyboard`() {
    let rig = PhoneRig(LabSettings(orientation: .landscape))
    let replies = rig.send(.settings(LabSettings())) + rig.settle()
    #expect(replies.frames.allSatisfy { $0.keyboard == nil } && replies.events.isEmpty)
    #expect(rig.state?.explanation == ["The keyboard is hidden, and no views have moved."])
  }

  @Test func `an iPad's keyboard can float, but an iPhone's cannot`() throws {
    let phone = PhoneRig()
    phone.tap("email")
    let replies = phone.send(.settings(LabSettings(placement: .floating)))
    #expect(replies.problems == ["An iPhone's keyboard cannot float."])
    #expect(phone.state?.settings.placement == .docked && phone.state?.placement == "docked")

    let device = try #require(LabCatalog.gallery.devices.first { $0.canFloat && $0.hasKeyboard }).name
    let pad = PhoneRig(LabSettings(device: device))
    guard pad.messages.problems.isEmpty else {
      Issue.record("\(pad.messages.problems)")
      return
    }
    pad.tap("email")
    #expect(pad.state?.placement == "docked")
    let floated = pad.send(.settings(LabSettings(device: device, placement: .floating))) + pad.settle()
    #expect(floated.problems.isEmpty)
    #expect(pad.state?.placement == "floating" && pad.state?.overlap == 0)
    #expect(pad.lastFrame?.keyboard?.width == 320)
    #expect(pad.state?.keyboardFrame?.width == 320)
    // The placement is kept when focus ends, so the next keyboard floats as well.
    pad.send(.navigate(.done))
    pad.settle()
    pad.tap("email")
    #expect(pad.state?.placement == "floating")
    pad.send(.settings(LabSettings(device: device)))
    pad.settle()
    #expect(pad.state?.placement == "docked" && pad.state?.settings.placement == .docked)
  }

  @Test func `the kind of keyboard can be overridden and reset`() throws {
    let rig = PhoneRig()
    rig.tap("firstName")
    let text = try #require(rig.state?.keyboardFrame?.height)
    rig.send(.settings(LabSettings(keyboard: .numberPad)))
    rig.settle()
    let numbers = try #require(rig.state?.keyboardFrame?.height)
    #expect(numbers < text)
    rig.send(.settings(LabSettings(keyboard: .emoji)))
    rig.settle()
    #expect(rig.state?.keyboardFrame?.height != numbers)
    rig.send(.settings(LabSettings()))
    rig.settle()
    #expect(rig.state?.keyboardFrame?.height == text)
  }

  @Test(arguments: [(LabSystem.iOS18, "hidden"), (.iOS26, "shortcutBar")])
  func `turns the predictive bar and a hardware keyboard on and off`(system: LabSystem, placement: String) throws {
    let rig = PhoneRig(LabSettings(system: system))
    rig.tap("firstName")
    let whole = try #require(rig.state?.keyboardFrame?.height)
    rig.send(.settings(LabSettings(predictiveBar: false, system: system)))
    rig.settle()
    #expect(try #require(rig.state?.keyboardFrame?.height) < whole)
    rig.send(.settings(LabSettings(predictiveBar: false, hardwareKeyboard: true, system: system)))
    rig.settle()
    #expect(rig.state?.placement == placement && rig.state?.focused == "firstName")
    #expect((rig.lastFrame?.keyboard == nil) == (placement == "hidden"))
    rig.send(.settings(LabSettings(system: system)))
    rig.settle()
    #expect(rig.state?.keyboardFrame?.height == whole)
  }

  @Test func `choosing another screen, device, or language opens the screen again`() {
    let rig = PhoneRig()
    let changes = [
      LabSettings(screen: "handler"), LabSettings(device: "iPhone 13 mini", screen: "handler"),
      LabSettings(rightToLeft: true), LabSettings(textSize: .small), LabSettings(reduceMotion: true),
    ]
    for settings in changes {
      let replies = rig.send(.settings(settings))
      #expect(replies.opened.map(\.settings) == [settings])
      #expect(replies.frames.first?.isWhole == true)
    }
  }

  @Test func `a right-to-left language mirrors the layout`() throws {
    let rig = PhoneRig(LabSettings(screen: "constraint", rightToLeft: true))
    let texts = rig.model.nodes.values.flatMap { $0.shapes ?? [] }.compactMap { shape in
      if case .text(let text) = shape { text } else { nil }
    }
    #expect(texts.first { $0.string == "Sign in" && $0.size > 20 }?.anchor == .end)
    rig.tap("email")
    #expect(rig.lastFrame?.focus != nil)
  }

  @Test func `reports unknown devices and screens, and lists the closest matches`() {
    let rig = PhoneRig(LabSettings(device: "iPhone 61", screen: "closure"))
    #expect(rig.messages.problems.count == 2)
    let unknown = "settings.device: unknown device 'iPhone 61'. Closest matches: 'iPhone 6', "
    #expect(rig.messages.problems[0].hasPrefix(unknown))
    #expect(rig.messages.problems[1].contains("'. Use one of: closures, delegate"))
    #expect(rig.messages.opened.first?.settings == LabSettings(screen: "chat"))
  }

  @Test func `the rate does not change the phone's own time`() {
    let rig = PhoneRig()
    rig.send(.time(rate: 0.1))
    #expect(rig.phone.rate == 0.1)
    let replies = rig.tap("email")
    #expect((replies.events.last?.time ?? 0) < 1)
  }

  @Test func `a step advances a paused phone by one frame`() throws {
    let rig = PhoneRig()
    rig.send(.time(rate: 0))
    let frame = try #require(rig.state?.inputs.first?.frame)
    rig.send(.touch(LabTouch(phase: .began, x: frame.x + 20, y: frame.y + 20)))
    rig.send(.touch(LabTouch(phase: .ended, x: frame.x + 20, y: frame.y + 20)))
    #expect(rig.lastFrame?.isMoving == true)
    let time = try #require(rig.lastFrame?.time)
    let first = rig.send(.step).frames
    #expect(first.count == 1 && abs((first.first?.time ?? 0) - time - 1.0 / 60) < 0.0001)
    let keyboard = try #require(first.first?.keyboard)
    let second = try #require(rig.send(.step).frames.first?.keyboard)
    #expect(second.y < keyboard.y)
    rig.send(.time(rate: 1))
    #expect(rig.send(.step).isEmpty, "only while paused")
  }
}
