import Clavier
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

/// Reduce Motion with Prefer Cross-Fade Transitions.
@MainActor
struct CrossFadeTests {
  @Test func `a keyboard that fades in has its ordinary frame and settles after 40 milliseconds`() throws {
    let rig = try KeyboardRig(prefersCrossFade: true)
    rig.keyboard.show()
    #expect(rig.takeEntries().map(\.endFrame) == [rig.keyboard.frame, rig.keyboard.frame])
    #expect(rig.delays == [0.04])
    rig.keyboard.settle()
    #expect(rig.takeEvents() == [.didChangeFrame, .didShow])
    #expect(rig.keyboard.placement == .docked && rig.keyboard.frame.height > 0)
  }

  @Test func `a keyboard that fades out has an end frame of zeros, although it is below the screen`() throws {
    let rig = try KeyboardRig(prefersCrossFade: true)
    rig.keyboard.show()
    rig.keyboard.settle()
    let shown = rig.keyboard.frame
    _ = rig.takeEntries()
    rig.keyboard.hide()
    rig.keyboard.settle()
    let entries = rig.takeEntries()
    #expect(entries.compactMap(\.event) == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    #expect(entries.allSatisfy { $0.endFrame == .zero && $0.startFrame == shown })
    #expect(rig.keyboard.frame.minY == rig.keyboard.screen.height && !rig.keyboard.isVisible)
  }

  @Test func `a visible keyboard that changes its height does not fade`() throws {
    let rig = try KeyboardRig(prefersCrossFade: true)
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEntries()
    rig.keyboard.change(to: .numberPad)
    let entries = rig.takeEntries()
    #expect(!entries.isEmpty)
    #expect(entries.allSatisfy { $0.endFrame == rig.keyboard.frame && $0.duration == 0 })
  }

  @Test func `a keyboard that a finger dismisses slides`() throws {
    let rig = try KeyboardRig(prefersCrossFade: true)
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEntries()
    rig.keyboard.drag(to: rig.keyboard.screen.height - 40)
    rig.keyboard.release(velocity: 900)
    let entries = rig.takeEntries()
    #expect(entries.map(\.event) == [.willChangeFrame, .willHide])
    #expect(entries.allSatisfy { $0.endFrame?.minY == rig.keyboard.screen.height })
    // The next keyboard fades in again.
    rig.keyboard.settle()
    rig.keyboard.show()
    #expect(rig.delays.last == 0.04)
  }

  @Test func `on iOS 26, the duration is 0.383 seconds`() throws {
    let rig = try KeyboardRig(.standard, .portrait, .iOS26, prefersCrossFade: true)
    rig.keyboard.show()
    #expect(rig.takeEntries().map(\.duration) == [0.383, 0.383])
  }

  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func `the keyboard fades only if both settings are on`(
    reducesMotion: Bool, prefersCrossFade: Bool
  ) throws {
    let device = Device.standard
    HeadlessWorld.reset(HeadlessDisplay(device))
    defer { HeadlessAccessibility.reset() }
    HeadlessAccessibility.isReduceMotionEnabled = reducesMotion
    HeadlessAccessibility.prefersCrossFadeTransitions = prefersCrossFade
    let keyboard = try SimulatedKeyboard(device: device)
    keyboard.connect()
    var frames: [CGRect] = []
    keyboard.onPost = { event, info in if event == .willHide { frames.append(info.endFrame) } }
    let window = makeWindow()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    window.rootViewController?.view.addSubview(field)
    HeadlessWorld.updateCycle()
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    field.resignFirstResponder()
    #expect(frames.map { $0 == .zero } == [reducesMotion && prefersCrossFade])
  }
}
