import ClavierCore
import Foundation
import Testing

@testable import ClavierTesting

private let show: [KeyboardEvent] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
private let hide: [KeyboardEvent] = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]

@MainActor
struct SimulatedPadKeyboardTests {
  @Test func `floating takes no space, and docking posts nine notifications`() throws {
    let rig = try KeyboardRig(named: "iPad (10th generation)")
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEntries()
    try rig.keyboard.float(at: CGPoint(x: 100, y: 200))
    rig.keyboard.settle()
    let entries = rig.takeEntries()
    #expect(entries.compactMap(\.event) == [.willChangeFrame, .willHide, .didChangeFrame])
    #expect(entries.map(\.endFrame) == [.zero, .zero, CGRect(x: 100, y: 200, width: 320, height: 254)])
    #expect(rig.keyboard.assumedHeights.map(\.measurement.value) == [254])
    #expect(rig.keyboard.assumedHeights.map(\.part) == [.floating])
    try rig.keyboard.float(at: CGPoint(x: 5000, y: 5000))
    #expect(rig.takeEvents() == [.didChangeFrame])
    #expect(rig.keyboard.frame.maxX == 820 && rig.keyboard.frame.maxY == 1180)
    rig.keyboard.change(to: .numberPad)
    #expect(rig.takeEvents().isEmpty)
    try rig.keyboard.dock()
    rig.keyboard.settle()
    #expect(
      rig.takeEvents() == [
        .willChangeFrame, .didChangeFrame, .willShow, .willChangeFrame, .willShow, .didChangeFrame, .didShow,
        .didChangeFrame, .didShow,
      ])
    #expect(rig.keyboard.frame == CGRect(x: 0, y: 846, width: 820, height: 334))
  }

  @Test
  func `if an observer hides the keyboard after the keyboard settles, the keyboard does not float, undock, or dock`()
    throws
  {
    let moves: [(SimulatedKeyboard) throws -> Void] = [{ try $0.float() }, { try $0.undock() }, { try $0.dock() }]
    for (index, move) in moves.enumerated() {
      let rig = try KeyboardRig(named: "iPad (9th generation)")
      let keyboard = rig.keyboard
      keyboard.show()
      if index == 2 { try keyboard.undock() }
      keyboard.onPost = { event, _ in
        if event == .didChangeFrame { keyboard.hide() }
      }
      #expect(throws: SimulatedKeyboardError.self) { try move(keyboard) }
      keyboard.onPost = nil
      keyboard.settle()
      #expect(!keyboard.isVisible && keyboard.frame.minY == keyboard.screen.height)
      #expect(rig.takeEvents().suffix(3) == [.willHide, .didChangeFrame, .didHide])
    }
  }

  @Test(arguments: [KeyboardState.Placement.floating, .undocked])
  func `a keyboard that was moved away from the bottom edge appears there again until it is docked`(
    placement: KeyboardState.Placement
  ) throws {
    let rig = try KeyboardRig(named: "iPad (9th generation)")
    let keyboard = rig.keyboard
    keyboard.show()
    if placement == .floating { try keyboard.float() } else { try keyboard.undock() }
    for _ in 0..<2 {
      keyboard.hide()
      keyboard.settle()
      _ = rig.takeEntries()
      keyboard.show()
      keyboard.settle()
      #expect(keyboard.placement == placement && rig.takeEvents() == [.didChangeFrame])
    }
    try keyboard.dock()
    keyboard.hide()
    keyboard.show()
    #expect(keyboard.placement == .docked)
  }

  @Test func `a keyboard whose keys a hardware keyboard has hidden neither floats nor undocks`() throws {
    let rig = try KeyboardRig(named: "iPad (9th generation)")
    rig.keyboard.show()
    rig.keyboard.attachHardwareKeyboard()
    #expect(throws: SimulatedKeyboardError.notShown("float")) { try rig.keyboard.float() }
    #expect(throws: SimulatedKeyboardError.notShown("be undocked")) { try rig.keyboard.undock() }
    #expect(rig.keyboard.placement == .shortcutBar)
  }

  @Test(arguments: Device.all.filter { $0.idiom == .pad }, DeviceOrientation.allCases)
  func `the number pad of an iPad is as tall as its text keyboard`(device: Device, orientation: DeviceOrientation) {
    for version in 9...27 {
      let heights = [KeyboardKind.text, .numberPad].map { kind in
        device.keyboardHeight(kind: kind, orientation: orientation, version: version)?.value
      }
      #expect(heights[0] == heights[1], "iOS \(version)")
    }
  }

  @Test func `undocking a docked keyboard posts willHide, and moving an undocked one posts one notification`() throws {
    let rig = try KeyboardRig(named: "iPad (9th generation)")
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEntries()
    try rig.keyboard.undock(at: 300)
    rig.keyboard.settle()
    #expect(rig.takeEvents() == [.willChangeFrame, .willHide, .didChangeFrame])
    try rig.keyboard.undock(at: 200)
    rig.keyboard.settle()
    let moved = rig.takeEntries()
    #expect(moved.compactMap(\.event) == [.didChangeFrame])
    #expect(moved.first?.endFrame == CGRect(x: 0, y: 200, width: 810, height: 318))
  }

  @Test func `refuses what a device does not support`() throws {
    let phone = try KeyboardRig()
    phone.keyboard.show()
    #expect(throws: SimulatedKeyboardError.notOffered("float", .standard)) { try phone.keyboard.float() }
    #expect(throws: SimulatedKeyboardError.self) { try phone.keyboard.split() }
    let refusal = #expect(throws: SimulatedKeyboardError.self) { try phone.keyboard.dock() }
    #expect(
      refusal?.description
        == "The keyboard is neither undocked nor floating. Call undock(at:) or float(at:) first.")
    let pro = try KeyboardRig(named: "iPad Pro 11-inch (4th generation)")
    pro.keyboard.show()
    #expect(throws: SimulatedKeyboardError.self) { try pro.keyboard.split() }
    let pad = try KeyboardRig(named: "iPad (9th generation)")
    #expect(throws: SimulatedKeyboardError.notShown("float")) { try pad.keyboard.float() }
    #expect(throws: SimulatedKeyboardError.notShown("be docked")) { try pad.keyboard.dock() }
    #expect(throws: SimulatedKeyboardError.notShown("be undocked")) { try pad.keyboard.undock() }
    #expect(throws: SimulatedKeyboardError.notShown("be split")) { try pad.keyboard.split() }
    for error in [SimulatedKeyboardError.notOffered("float", .standard), .notShown("float"), .noKnownHeight(.standard)]
    {
      #expect(!error.description.isEmpty)
    }
  }

  @Test func `with a hardware keyboard, an iPad keeps 55 points of a full frame`() throws {
    let rig = try KeyboardRig(named: "iPad mini 4", .portrait, .iOS10)
    rig.keyboard.attachHardwareKeyboard()
    rig.keyboard.show()
    rig.keyboard.settle()
    let entries = rig.takeEntries()
    #expect(entries.compactMap(\.event) == show)
    #expect(entries.last?.endFrame == CGRect(x: 0, y: 969, width: 768, height: 313))
    #expect(rig.keyboard.placement == .shortcutBar)
    rig.keyboard.show(.text, accessoryHeight: 44)
    #expect(rig.keyboard.frame.minY == 925)
    rig.keyboard.detachHardwareKeyboard()
    #expect(rig.keyboard.placement == .docked)
  }

  @Test func `before iOS 9, a hardware keyboard leaves only an accessory view`() throws {
    let rig = try KeyboardRig(named: "iPad mini 2", .portrait, .iOS8)
    rig.keyboard.attachHardwareKeyboard()
    rig.keyboard.show()
    #expect(rig.takeEvents().isEmpty && rig.keyboard.placement == .hidden)
    rig.keyboard.show(.text, accessoryHeight: 44)
    rig.keyboard.settle()
    let entry = rig.takeEntries().first
    #expect(entry?.startFrame?.minY == 1024 && entry?.endFrame?.minY == 980)
    #expect(entry?.startFrame?.height == entry?.endFrame?.height)
    #expect(rig.keyboard.placement == .accessoryOnly)
  }

  @Test func `with a hardware keyboard, an iPhone's keyboard has a height of 0`() throws {
    let rig = try KeyboardRig()
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEvents()
    rig.keyboard.attachHardwareKeyboard()
    rig.keyboard.settle()
    #expect(rig.takeEvents() == hide)
    rig.keyboard.hide()
    rig.keyboard.show()
    #expect(rig.takeEntries().last?.endFrame == CGRect(x: 0, y: 852, width: 393, height: 0))
    rig.keyboard.show(.text, accessoryHeight: 44)
    #expect(rig.keyboard.frame == CGRect(x: 0, y: 774, width: 393, height: 78))
  }

  @Test func `without a visible keyboard, changing the keyboard or the predictive bar posts no notifications`() throws {
    let rig = try KeyboardRig()
    rig.keyboard.attachHardwareKeyboard()
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEvents()
    rig.keyboard.change(to: .numberPad)
    rig.keyboard.setPredictiveBar(false)
    rig.keyboard.settle()
    #expect(rig.takeEvents().isEmpty)
    rig.keyboard.detachHardwareKeyboard()
    #expect(rig.keyboard.input?.kind == .numberPad && rig.keyboard.frame.height == 291)
  }

  @Test func `a different keyboard requested during a rotation appears in the new orientation`() throws {
    let rig = try KeyboardRig()
    rig.keyboard.show()
    rig.keyboard.rotate(to: .landscape)
    rig.keyboard.change(to: .numberPad)
    #expect(rig.keyboard.frame == CGRect(x: 0, y: 212, width: 852, height: 181))
  }
}
