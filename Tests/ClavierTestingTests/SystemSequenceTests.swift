import ClavierCore
import CoreGraphics
import Foundation
import Testing

@testable import ClavierTesting

/// Tests the notification sequences of each system version, as published.
@MainActor
struct SystemSequenceTests {
  nonisolated static let systems = SystemBehavior.all

  private static let bar = KeyboardInput(accessoryHeight: 50, wantsKeys: false)
  private static let show: [KeyboardEvent] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
  private static let hide: [KeyboardEvent] = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]

  @Test("Every system is found by its version", arguments: systems)
  func named(behavior: SystemBehavior) {
    #expect(SystemBehavior.named("\(behavior.version)") == behavior)
    #expect(SystemBehavior.named("iOS \(behavior.version)") == behavior)
    #expect(SystemBehavior.named("iPadOS \(behavior.version)") == behavior)
    #expect(SystemBehavior.named("ios\(behavior.version)") == behavior)
    let others = ["", "iOS", "19", "7", "2", "iPhone", "iPhone \(behavior.version)", "macOS \(behavior.version)"]
    #expect(others.allSatisfy { SystemBehavior.named($0) == nil })
  }

  @Test("A keyboard that appears or hides posts four notifications with the system's duration", arguments: systems)
  func showAndHide(behavior: SystemBehavior) throws {
    let rig = try KeyboardRig(.standard, .portrait, behavior)
    rig.keyboard.show()
    rig.keyboard.settle()
    let shown = rig.takeEntries()
    #expect(shown.compactMap(\.event) == Self.show)
    #expect(shown.allSatisfy { $0.duration == (behavior.version >= 26 ? 0.383 : 0.25) })
    rig.keyboard.hide()
    rig.keyboard.settle()
    #expect(rig.takeEvents() == Self.hide)
    #expect(rig.animations.first?.spring == .keyboard(systemVersion: behavior.version))
  }

  @Test(
    "A keyboard that hides is animated or first posts its final frame without a duration", arguments: [false, true])
  func hide(hidesFrameFirst: Bool) throws {
    var behavior = SystemBehavior.iOS26
    if hidesFrameFirst { behavior.hidesFrameFirst = true }
    let rig = try KeyboardRig(.standard, .portrait, behavior)
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEntries()
    rig.keyboard.hide()
    let entries = rig.takeEntries()
    #expect(entries.prefix(2).compactMap(\.event) == [.willChangeFrame, .willHide])
    let duration = hidesFrameFirst ? 0 : 0.383
    #expect(entries.allSatisfy { $0.duration == duration && $0.endFrame?.minY == rig.keyboard.screen.maxY })
  }

  @Test("A bar docks with willShow, on iOS 26 from an empty frame, on iOS 27 with no notification", arguments: systems)
  func barDocks(behavior: SystemBehavior) throws {
    let rig = try KeyboardRig(.standard, .portrait, behavior)
    rig.keyboard.show(Self.bar)
    let entries = rig.takeEntries()
    #expect(rig.keyboard.placement == .accessoryOnly && rig.keyboard.frame.height == 84)
    #expect(rig.frames.last == rig.keyboard.frame, "the layout guide follows in any case")
    guard behavior.version < 27 else {
      #expect(entries.isEmpty)
      return
    }
    #expect(entries.compactMap(\.event) == [.willChangeFrame, .willShow])
    #expect(entries.allSatisfy { $0.endFrame == rig.keyboard.frame })
    let isEmpty = entries.allSatisfy { $0.startFrame == CGRect(x: 196.5, y: 426, width: 0, height: 0) }
    #expect(isEmpty == (behavior.version == 26))
  }

  @Test("While the keyboard hides and a bar remains, iOS 26 first posts an empty frame", arguments: [18, 26, 27])
  func emptyFrameDuringHide(version: Int) throws {
    let behavior = try #require(SystemBehavior.named("\(version)"))
    let rig = try KeyboardRig(.standard, .portrait, behavior)
    rig.keyboard.show(KeyboardInput(accessoryHeight: 50))
    rig.keyboard.settle()
    _ = rig.takeEntries()
    rig.keyboard.show(Self.bar)
    let frames = rig.takeEntries().compactMap(\.endFrame)
    #expect((frames.first == .zero) == (version == 26))
    #expect(frames.last == rig.keyboard.frame)
  }

  @Test("A keyboard that hides while a bar remains may post willHide with the bar's frame")
  func hideToBar() throws {
    var behavior = SystemBehavior.iOS18
    behavior.hidesToBar = true
    let rig = try KeyboardRig(.standard, .portrait, behavior)
    rig.keyboard.show(KeyboardInput(accessoryHeight: 50))
    rig.keyboard.settle()
    _ = rig.takeEntries()
    rig.keyboard.show(Self.bar)
    rig.keyboard.settle()
    let entries = rig.takeEntries()
    #expect(entries.compactMap(\.event) == Self.hide)
    #expect(entries.allSatisfy { $0.endFrame?.height == 84 })
  }

  @Test(
    "On iOS 27, switching apps posts the other app's frame, and returning posts an empty frame",
    arguments: [18, 26, 27])
  func appSwitch(version: Int) throws {
    let behavior = try #require(SystemBehavior.named("\(version)"))
    let rig = try KeyboardRig(.standard, .portrait, behavior)
    rig.keyboard.appWillResignActive()
    rig.keyboard.appDidEnterBackground()
    rig.keyboard.appDidBecomeActive()
    let entries = rig.takeEntries()
    #expect(entries.compactMap(\.event) == (version == 27 ? [.willChangeFrame, .willChangeFrame] : []))
    #expect(entries.compactMap(\.belongsToCurrentApp) == (version == 27 ? [false, true] : []))
    #expect(entries.compactMap(\.endFrame?.height) == (version == 27 ? [347, 0] : []))
  }

  @Test("On iOS 27, a keyboard that hides may post its `did` notifications after the next willShow")
  func lateDids() throws {
    let rig = try KeyboardRig(.standard, .portrait, .iOS27)
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEntries()
    rig.keyboard.hide()
    rig.keyboard.show()
    rig.keyboard.settle()
    #expect(
      rig.takeEvents() == [
        .willChangeFrame, .willHide, .willChangeFrame, .willShow, .didChangeFrame, .didHide, .didChangeFrame, .didShow,
      ])
  }

  @Test("a `did` notification may have a different frame than its `will` notification")
  func differentDids() throws {
    var behavior = SystemBehavior.iOS27
    behavior.didFrames = .different
    let rig = try KeyboardRig(.standard, .portrait, behavior)
    rig.keyboard.show()
    rig.keyboard.settle()
    let heights = rig.takeEntries().compactMap(\.endFrame?.height)
    #expect(heights == [336, 336, 302, 302])
  }

  @Test("An observer may get a frame change while it handles another one")
  func nestedFrames() throws {
    var behavior = SystemBehavior.iOS27
    behavior.nestsFrameChanges = true
    let rig = try KeyboardRig(.standard, .portrait, behavior)
    rig.keyboard.show()
    rig.keyboard.settle()
    let entries = rig.takeEntries()
    #expect(entries.compactMap(\.event).filter { $0 == .willChangeFrame }.count == 2)
    #expect(Set(entries.prefix(2).compactMap(\.endFrame?.height)) == [291, 336])
    #expect(entries.dropFirst(2).allSatisfy { $0.endFrame?.height == 336 })
  }

  @Test("A keyboard that appears may announce several heights before the final one")
  func severalHeights() throws {
    var behavior = SystemBehavior.iOS26
    behavior.earlierHeights = [364, 347]
    let rig = try KeyboardRig(named: "iPhone 17", .portrait, behavior)
    rig.keyboard.show()
    let heights = rig.takeEntries().filter { $0.event == .willShow }.compactMap(\.endFrame?.height)
    #expect(heights.dropLast() == [364, 347] && heights.count == 3)
  }

  @Test("The frame of an unanimated notification may be lower than the keyboard")
  func unanimatedFrame() throws {
    var behavior = SystemBehavior.iOS26
    behavior.unanimatedError = 27
    let rig = try KeyboardRig(.standard, .portrait, behavior)
    rig.keyboard.show(.numberPad)
    rig.keyboard.settle()
    _ = rig.takeEntries()
    rig.keyboard.change(to: .text)
    let height = try #require(rig.takeEntries().last?.endFrame?.height)
    #expect(height == rig.keyboard.frame.height - 27)
  }

  @Test("On iPadOS 26, every other number pad is a popover, for which nothing is posted", arguments: [18, 26])
  func numberPadPopover(version: Int) throws {
    let behavior = try #require(SystemBehavior.named("\(version)"))
    let rig = try KeyboardRig(named: "iPad (10th generation)", .portrait, behavior)
    for isPopover in [version == 26, false, version == 26] {
      rig.keyboard.show(.numberPad)
      rig.keyboard.settle()
      #expect(rig.keyboard.isVisible != isPopover)
      #expect(rig.takeEvents().contains(.willShow) != isPopover)
      rig.keyboard.hide()
      rig.keyboard.settle()
      _ = rig.takeEvents()
    }
  }

  @Test("On iPadOS 26, another keyboard replaces a docked number pad or a popover without a willHide")
  func keyboardAfterPopover() throws {
    let rig = try KeyboardRig(named: "iPad (10th generation)", .portrait, .iOS26)
    rig.keyboard.show(.numberPad)
    #expect(rig.keyboard.showsPopover && !rig.keyboard.isVisible)
    rig.keyboard.change(to: .text)
    #expect(!rig.keyboard.showsPopover && rig.keyboard.isVisible)
    rig.keyboard.change(to: .numberPad)
    rig.keyboard.settle()
    #expect(!rig.takeEvents().contains(.willHide) && rig.keyboard.isVisible)
    rig.keyboard.show(.text)
    rig.keyboard.change(to: .numberPad)
    rig.keyboard.settle()
    #expect(!rig.takeEvents().contains(.willHide) && rig.keyboard.isVisible)
    rig.keyboard.attachHardwareKeyboard()
    rig.keyboard.show(.numberPad)
    rig.keyboard.show(.numberPad)
    rig.keyboard.change(to: .text)
    rig.keyboard.detachHardwareKeyboard()
    #expect(rig.keyboard.placement == .docked)
  }

  @Test("In the background, the keyboard stays, or it hides or returns without a notification")
  func background() throws {
    for background in SystemBehavior.Background.allCases {
      var behavior = SystemBehavior.iOS18
      behavior.background = background
      let rig = try KeyboardRig(.standard, .portrait, behavior)
      rig.keyboard.show()
      rig.keyboard.settle()
      let shown = rig.keyboard.frame
      _ = rig.takeEntries()
      rig.keyboard.appDidEnterBackground()
      rig.keyboard.settle()
      #expect(rig.keyboard.isVisible == (background == .keeps))
      #expect(rig.takeEvents().isEmpty == (background != .returnsSilently))
      rig.keyboard.appDidBecomeActive()
      #expect(rig.takeEvents().isEmpty)
      #expect((rig.keyboard.frame == shown) == (background != .hidesSilently))
    }
  }

  @Test(
    "the height of an iPhone 17's keyboard depends on the system version",
    arguments: [(18, 336), (26, 336), (27, 328)])
  func heights(version: Int, height: CGFloat) throws {
    let behavior = try #require(SystemBehavior.named("\(version)"))
    let rig = try KeyboardRig(named: "iPhone 17", .portrait, behavior)
    rig.keyboard.show()
    #expect(rig.keyboard.frame.height == height)
  }
}
