import Foundation
import Testing

@testable import ClavierLab

/// Tests the floating, undocked, and split keyboards of an iPad.
@MainActor
struct LabPhoneFreeKeyboardTests {
  private let pad = LabCatalog.gallery.devices.first { $0.canFloat && $0.canSplit }?.name ?? ""

  @Test(arguments: [LabSettings.Placement.floating, .undocked, .split])
  func `the keyboard appears in its placement without docking first`(placement: LabSettings.Placement) {
    let rig = PhoneRig(LabSettings(device: pad, placement: placement))
    let replies = rig.tap("email")
    #expect(replies.events.map(\.name) == ["didChangeFrame"])
    #expect(rig.state?.placement == (placement == .floating ? "floating" : "undocked"))
    #expect(replies.frames.compactMap(\.keyboard).allSatisfy { $0.y + $0.height < 1_100 || $0.width == 320 })
    rig.send(.navigate(.done))
    rig.settle()
    #expect(rig.state?.placement == "hidden" && rig.lastFrame?.keyboard == nil)
  }

  @Test func `a handle moves the floating keyboard, and one notification follows`() throws {
    let rig = PhoneRig(LabSettings(device: pad, placement: .floating))
    rig.tap("email")
    let before = try #require(rig.lastFrame?.keyboard)
    let handle = try #require(rig.frame(of: .grabber))
    rig.send(.touch(LabTouch(phase: .began, x: handle.midX, y: handle.midY)))
    var replies: [PhoneMessage] = []
    for step in 1...10 {
      let place = LabTouch(phase: .moved, x: handle.midX - Double(step) * 10, y: handle.midY - Double(step) * 30)
      replies += rig.send(.touch(place))
      replies += rig.advance(by: PhoneDriver.frameDuration)
    }
    #expect(replies.events.isEmpty && rig.lastFrame?.keyboard?.y == before.y - 300)
    replies = rig.send(.touch(LabTouch(phase: .ended, x: handle.midX - 100, y: handle.midY - 300))) + rig.settle()
    #expect(replies.events.map(\.name) == ["didChangeFrame"])
    #expect(rig.state?.keyboardFrame?.y == before.y - 300 && rig.state?.keyboardFrame?.x == before.x - 100)
  }

  @Test func `a canceled drag drops the floating keyboard, and the next drag begins there`() throws {
    let rig = PhoneRig(LabSettings(device: pad, placement: .floating))
    rig.tap("email")
    let before = try #require(rig.lastFrame?.keyboard)
    for drag in 1...2 {
      let handle = try #require(rig.frame(of: .grabber))
      rig.send(.touch(LabTouch(phase: .began, x: handle.midX, y: handle.midY)))
      rig.send(.touch(LabTouch(phase: .moved, x: handle.midX, y: handle.midY - 100)))
      let touch = LabTouch(phase: .cancelled, x: handle.midX, y: handle.midY - 100)
      let replies = rig.send(.touch(touch)) + rig.settle()
      #expect(replies.events.map(\.name) == ["didChangeFrame"])
      #expect(rig.state?.keyboardFrame?.y == before.y - Double(drag) * 100)
    }
  }

  @Test(arguments: [(LabSettings.Placement.split, KeyboardKey.Action.dismiss), (.floating, .grabber)])
  func `a floating or undocked keyboard docks when it is dragged to the bottom`(
    placement: LabSettings.Placement, handle: KeyboardKey.Action
  ) throws {
    let rig = PhoneRig(LabSettings(device: pad, placement: placement))
    rig.tap("email")
    let key = try #require(rig.frame(of: handle))
    rig.send(.touch(LabTouch(phase: .began, x: key.midX, y: key.midY)))
    rig.send(.touch(LabTouch(phase: .moved, x: key.midX, y: key.midY + 100)))
    rig.send(.touch(LabTouch(phase: .moved, x: key.midX, y: key.midY + 400)))
    rig.send(.touch(LabTouch(phase: .ended, x: key.midX, y: key.midY + 400)))
    rig.settle()
    #expect(rig.state?.placement == "docked" && rig.state?.settings.placement == .docked)
    #expect(rig.state?.focused == "email")
  }

  @Test func `a floating or undocked keyboard covers nothing, and the page marks the inputs under it`() throws {
    let rig = PhoneRig(LabSettings(device: pad, placement: .split))
    rig.tap("email")
    let keyboard = try #require(rig.lastFrame?.keyboard)
    let inputs = try #require(rig.state?.inputs)
    #expect(inputs.allSatisfy { $0.coveredHeight == 0 } && rig.lastFrame?.coveredHeight == 0)
    let half = KeyboardLayout.halfWidth(of: keyboard.width)
    for input in inputs {
      let frame = CGRect(x: input.frame.x, y: input.frame.y, width: input.frame.width, height: input.frame.height)
      let halves = [keyboard.x, keyboard.x + keyboard.width - half].map {
        CGRect(x: $0, y: keyboard.y, width: half, height: keyboard.height)
      }
      #expect(input.isUnderFreeKeyboard == halves.contains { $0.intersects(frame) }, "\(input)")
    }
  }
}
