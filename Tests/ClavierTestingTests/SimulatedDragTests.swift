import ClavierCore
import Foundation
import Testing

@testable import ClavierTesting

private let show: [KeyboardEvent] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
private let hide: [KeyboardEvent] = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]

@MainActor
struct SimulatedDragTests {
  @Test func `a drag posts no notifications, and the keyboard follows the finger`() throws {
    let rig = try KeyboardRig()
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEvents()
    for y in [400.0, 515, 600, 700, 650] { rig.keyboard.drag(to: y) }
    #expect(rig.takeEvents().isEmpty)
    #expect(rig.frames.dropFirst().map(\.minY) == [600, 700, 650])
    #expect(rig.keyboard.frame == CGRect(x: 0, y: 650, width: 393, height: 336))
  }

  @Test func `a finger that moves down dismisses the keyboard`() throws {
    let rig = try KeyboardRig()
    rig.keyboard.show()
    rig.keyboard.settle()
    rig.keyboard.drag(to: 560)
    _ = rig.takeEvents()
    rig.keyboard.release(velocity: 900)
    rig.keyboard.settle()
    #expect(rig.takeEvents() == hide)
    #expect(rig.keyboard.input == nil)
  }

  @Test func `a keyboard that returns from a partial drag takes a proportional part of the duration`() throws {
    // 122 of 291 points were visible. The duration was measured on a device.
    let rig = try KeyboardRig(named: "iPhone 14")
    rig.keyboard.show(.numberPad)
    rig.keyboard.settle()
    rig.keyboard.drag(to: 844 - 122)
    _ = rig.takeEvents()
    rig.keyboard.release(velocity: -300)
    rig.keyboard.settle()
    let entries = rig.takeEntries()
    #expect(entries.compactMap(\.event) == show)
    #expect(entries.first?.duration == 0.14518900343642613)
    #expect(entries.first?.curve == .easeInOut)
    #expect(entries.first?.startFrame?.minY == 722 && entries.first?.endFrame?.minY == 553)
    #expect(rig.keyboard.placement == .docked)
  }

  @Test(arguments: [(560.0, false), (700.0, true)])
  func `after a finger rests, the hidden part of the keyboard decides whether it returns`(
    y: Double, isGone: Bool
  ) throws {
    let rig = try KeyboardRig()
    rig.keyboard.show()
    rig.keyboard.drag(to: y)
    rig.keyboard.release()
    #expect(rig.keyboard.isVisible == !isGone)
  }

  @Test func `a tap does not move the keyboard`() throws {
    let rig = try KeyboardRig()
    rig.keyboard.drag(to: 700)
    rig.keyboard.release(velocity: 500)
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEvents()
    rig.keyboard.drag(to: 100)
    rig.keyboard.release(velocity: 500)
    #expect(rig.takeEvents().isEmpty && rig.keyboard.isVisible)
  }

  @Test func `a rotation ends a drag`() throws {
    let rig = try KeyboardRig(named: "iPhone 8", .landscape)
    rig.keyboard.show()
    rig.keyboard.settle()
    rig.keyboard.drag(to: 200)
    rig.keyboard.rotate(to: .portrait)
    rig.keyboard.settle()
    _ = rig.takeEvents()
    rig.keyboard.release()
    rig.keyboard.settle()
    #expect(rig.takeEvents().isEmpty)
    #expect(rig.keyboard.frame == CGRect(x: 0, y: 407, width: 375, height: 260))
  }

  @Test func `a rotation during a drag reports that the user hides the keyboard`() throws {
    let rig = try KeyboardRig(.standard, .portrait, .iOS5)
    rig.keyboard.show()
    rig.keyboard.settle()
    rig.keyboard.drag(to: 600)
    _ = rig.takeEntries()
    rig.keyboard.rotate(to: .landscape)
    #expect(rig.takeEntries().map(\.changedByUserInteraction) == [true, true])
    rig.keyboard.settle()
    #expect(rig.takeEntries().last?.changedByUserInteraction == false)
  }

  @Test func `floating and docking end a drag`() throws {
    let rig = try KeyboardRig(named: "iPad (10th generation)")
    rig.keyboard.show()
    rig.keyboard.settle()
    rig.keyboard.drag(to: 900)
    try rig.keyboard.float(at: CGPoint(x: 100, y: 200))
    rig.keyboard.settle()
    _ = rig.takeEvents()
    rig.keyboard.release()
    rig.keyboard.drop()
    rig.keyboard.settle()
    #expect(rig.takeEvents().isEmpty)
    #expect(rig.keyboard.frame == CGRect(x: 100, y: 200, width: 320, height: 254))
    rig.keyboard.carry(to: CGPoint(x: 300, y: 400))
    try rig.keyboard.dock()
    rig.keyboard.settle()
    _ = rig.takeEvents()
    rig.keyboard.release(velocity: 500)
    rig.keyboard.settle()
    #expect(rig.takeEvents().isEmpty)
    #expect(rig.keyboard.frame == CGRect(x: 0, y: 846, width: 820, height: 334))
  }

  @Test(
    "a keyboard that hides in the background ends a drag",
    arguments: [SystemBehavior.Background.hidesSilently, .returnsSilently])
  func hideInBackground(background: SystemBehavior.Background) throws {
    var behavior = SystemBehavior.iOS18
    behavior.background = background
    let rig = try KeyboardRig(.standard, .portrait, behavior)
    rig.keyboard.show()
    rig.keyboard.settle()
    rig.keyboard.drag(to: 560)
    rig.keyboard.appDidEnterBackground()
    rig.keyboard.settle()
    _ = rig.takeEvents()
    rig.keyboard.release(velocity: -500)
    rig.keyboard.settle()
    #expect(rig.takeEvents().isEmpty)
    #expect(rig.keyboard.placement == .hidden && rig.keyboard.frame.minY == 852)
  }
}
