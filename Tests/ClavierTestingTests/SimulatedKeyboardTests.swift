import ClavierCore
import Foundation
import Testing

@testable import ClavierTesting

private let show: [KeyboardEvent] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
private let hide: [KeyboardEvent] = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]

/// Tests the notifications of the simulated keyboard in each situation.
@MainActor
struct SimulatedKeyboardTests {
  @Test func `a keyboard posts four notifications as it appears and four as it hides, in the system's order`() throws {
    let rig = try KeyboardRig()
    rig.keyboard.show()
    #expect(rig.takeEvents() == [.willChangeFrame, .willShow])
    #expect(rig.keyboard.placement == .docked)
    rig.keyboard.settle()
    #expect(rig.takeEvents() == [.didChangeFrame, .didShow])
    rig.keyboard.hide()
    rig.keyboard.settle()
    #expect(rig.takeEvents() == hide)
    #expect(rig.keyboard.placement == .hidden)
    rig.keyboard.hide()
    rig.keyboard.settle()
    #expect(rig.takeEvents().isEmpty)
  }

  @Test func `all four notifications have the same start frame, below the screen, and the same end frame`() throws {
    let rig = try KeyboardRig()
    rig.keyboard.show()
    rig.keyboard.settle()
    let entries = rig.takeEntries()
    #expect(entries.count == 4)
    for entry in entries {
      #expect(entry.startFrame == CGRect(x: 0, y: 852, width: 393, height: 336))
      #expect(entry.endFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
      #expect(entry.bounds == CGRect(x: 0, y: 0, width: 393, height: 336))
      #expect(entry.startCenter == CGPoint(x: 196.5, y: 1020))
      #expect(entry.endCenter == CGPoint(x: 196.5, y: 684))
      #expect(entry.duration == 0.25 && entry.curve == .keyboard && entry.belongsToCurrentApp == true)
      #expect(entry.changedByUserInteraction == nil)
    }
    #expect(rig.delays == [0.5])
    #expect(rig.animations == [KeyboardAnimation(duration: 0.25, curve: .keyboard)])
    #expect(rig.frames == [CGRect(x: 0, y: 516, width: 393, height: 336)])
  }

  @Test func `posted notifications can be decoded, and onPost is called`() throws {
    let rig = try KeyboardRig()
    var received: [KeyboardEvent] = []
    rig.keyboard.onPost = { event, info in
      received.append(event)
      #expect(info == rig.recorder.trace.entries.last?.info)
    }
    let token = rig.center.addObserver(forName: KeyboardEvent.willShow.notificationName, object: nil, queue: nil) {
      #expect($0.keyboardInfo?.endFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
      #expect((try? KeyboardInfo(userInfo: $0.userInfo)) != nil)
    }
    rig.keyboard.show()
    rig.keyboard.settle()
    rig.center.removeObserver(token)
    #expect(received == show)
  }

  @Test func `a focus change that keeps the frame posts no notifications on iOS 11 and later`() throws {
    for (behavior, events) in [(SystemBehavior.iOS12, []), (.iOS18, []), (.iOS10, show)] {
      let rig = try KeyboardRig(.standard, .portrait, behavior)
      rig.keyboard.show()
      rig.keyboard.settle()
      _ = rig.takeEvents()
      rig.keyboard.show()
      rig.keyboard.settle()
      #expect(rig.takeEvents() == events, "iOS \(behavior.version)")
    }
  }

  @Test func `replaces the keyboard without hiding it`() throws {
    let rig = try KeyboardRig()
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEvents()
    rig.keyboard.show(.numberPad)
    rig.keyboard.settle()
    let moved = rig.takeEntries()
    #expect(moved.compactMap(\.event) == show)
    #expect(moved.first?.startFrame?.height == 336 && moved.first?.endFrame?.height == 291)
    #expect(moved.first?.duration == 0.25)
    rig.keyboard.change(to: .emoji)
    rig.keyboard.settle()
    let changed = rig.takeEntries()
    #expect(changed.compactMap(\.event) == show)
    #expect(changed.first?.duration == 0)
    rig.keyboard.change(to: .text)
    rig.keyboard.settle()
    #expect(rig.takeEntries().map(\.endFrame?.height) == Array(repeating: 336, count: changed.count))
  }

  @Test func `a keyboard of the same height replaces another one without notifications`() throws {
    let rig = try KeyboardRig(named: "iPhone 8")
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEvents()
    rig.keyboard.change(to: .emoji)
    rig.keyboard.settle()
    #expect(rig.takeEvents().isEmpty)
  }

  @Test func `hides the predictive bar without an animation`() throws {
    let rig = try KeyboardRig(named: "iPhone 8")
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEvents()
    rig.keyboard.setPredictiveBar(false)
    rig.keyboard.settle()
    let entries = rig.takeEntries()
    #expect(entries.compactMap(\.event) == show)
    #expect(entries.first?.duration == 0)
    #expect(entries.first?.endFrame == CGRect(x: 0, y: 451, width: 375, height: 216))
  }

  @Test func `an accessory view adds to the height`() throws {
    let rig = try KeyboardRig()
    rig.keyboard.show(.text, accessoryHeight: 44)
    #expect(rig.keyboard.frame == CGRect(x: 0, y: 472, width: 393, height: 380))
    rig.keyboard.show(KeyboardInput(accessoryHeight: 44, wantsKeys: false))
    #expect(rig.keyboard.frame == CGRect(x: 0, y: 774, width: 393, height: 78))
    #expect(rig.keyboard.placement == .accessoryOnly)
    rig.keyboard.show(KeyboardInput(inputViewHeight: 216))
    #expect(rig.keyboard.frame.height == 250)
  }

  @Test func `a new movement ends the previous one first`() throws {
    let rig = try KeyboardRig()
    rig.keyboard.show()
    rig.keyboard.hide()
    rig.keyboard.settle()
    #expect(rig.takeEvents() == show + hide)
  }

  @Test func `hiding the keyboard within willChangeFrame cancels willShow`() throws {
    let rig = try KeyboardRig()
    let keyboard = rig.keyboard
    keyboard.onPost = { event, _ in
      if event == .willChangeFrame, keyboard.placement == .docked { keyboard.hide() }
    }
    keyboard.show()
    keyboard.settle()
    let events = rig.takeEvents()
    #expect(!events.contains(.willShow))
    #expect(events.suffix(2) == [.didChangeFrame, .didHide])
    #expect(keyboard.placement == .hidden)
  }

  @Test func `a rotation hides the keyboard in the old coordinates, and shows the keyboard in the new coordinates`()
    throws
  {
    let rig = try KeyboardRig()
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEntries()
    rig.keyboard.rotate(to: .landscape)
    #expect(
      rig.takeEntries().map(\.endFrame) == Array(repeating: CGRect(x: 0, y: 852, width: 393, height: 336), count: 2))
    rig.keyboard.settle()
    let entries = rig.takeEntries()
    #expect(entries.compactMap(\.event) == [.didChangeFrame, .didHide] + show)
    #expect(entries.last?.startFrame == CGRect(x: 0, y: 393, width: 852, height: 219))
    #expect(entries.last?.endFrame == CGRect(x: 0, y: 174, width: 852, height: 219))
    #expect(rig.keyboard.orientation == .landscape && rig.keyboard.placement == .docked)
  }

  @Test func `has the heights that a library measured on a rotating iPhone Plus`() throws {
    let rig = try KeyboardRig(named: "iPhone 8 Plus", .landscape, .iOS10)
    rig.keyboard.show()
    rig.keyboard.settle()
    rig.keyboard.rotate(to: .portrait)
    rig.keyboard.settle()
    let heights = rig.takeEntries().filter { $0.event == .willShow || $0.event == .willHide }
      .map { $0.event == .willHide ? 0 : $0.endFrame?.height }
    #expect(heights == [200, 0, 271])
  }

  @Test func `a focus change during a rotation shows the keyboard once`() throws {
    let rig = try KeyboardRig()
    rig.keyboard.show()
    rig.keyboard.settle()
    _ = rig.takeEvents()
    rig.keyboard.rotate(to: .landscape)
    rig.keyboard.show()
    rig.keyboard.settle()
    #expect(rig.takeEvents() == hide + show)
    rig.keyboard.rotate(to: .portrait)
    rig.keyboard.hide()
    rig.keyboard.settle()
    #expect(rig.takeEvents() == hide)
    #expect(rig.keyboard.placement == .hidden)
  }

  @Test func `a keyboard that an observer shows at the willHide of a rotation appears in the new orientation`() throws {
    let rig = try KeyboardRig()
    let keyboard = rig.keyboard
    keyboard.show()
    keyboard.settle()
    _ = rig.takeEvents()
    keyboard.onPost = { event, _ in
      if event == .willHide { keyboard.show() }
    }
    keyboard.rotate(to: .landscape)
    #expect(keyboard.placement == .hidden)
    keyboard.settle()
    #expect(keyboard.placement == .docked)
    #expect(keyboard.frame == CGRect(x: 0, y: 174, width: 852, height: 219))
    #expect(rig.frames.last == keyboard.frame)
    #expect(rig.takeEvents() == [.willChangeFrame, .willHide] + show + show)
  }

  @Test func `hides a keyboard that an observer has shown during a rotation`() throws {
    let rig = try KeyboardRig()
    let keyboard = rig.keyboard
    keyboard.show()
    keyboard.settle()
    keyboard.onPost = { event, _ in
      if event == .willHide { keyboard.show() }
    }
    keyboard.rotate(to: .landscape)
    keyboard.onPost = nil
    _ = rig.takeEvents()
    keyboard.hide()
    keyboard.settle()
    #expect(rig.takeEvents() == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    #expect(!keyboard.isVisible && keyboard.frame.minY == keyboard.screen.height)
    keyboard.rotate(to: .portrait)
    #expect(rig.takeEvents().isEmpty)
  }

  @Test func `a rotation posts nothing more after an observer rotates the device back`() throws {
    let rig = try KeyboardRig()
    let keyboard = rig.keyboard
    keyboard.show()
    keyboard.settle()
    _ = rig.takeEvents()
    keyboard.onPost = { event, _ in
      guard event == .didChangeFrame else { return }
      keyboard.onPost = nil
      keyboard.rotate(to: .portrait)
    }
    keyboard.rotate(to: .landscape)
    keyboard.settle()
    #expect(rig.takeEvents() == [.willChangeFrame, .willHide, .didChangeFrame] + show + hide + show)
    #expect(keyboard.orientation == .portrait && keyboard.placement == .docked)
  }

  @Test func `without a keyboard, a rotation posts no notifications, and the next keyboard has the new width`() throws {
    let rig = try KeyboardRig()
    rig.keyboard.rotate(to: .landscape)
    #expect(rig.takeEvents().isEmpty)
    rig.keyboard.show()
    #expect(rig.takeEntries().first?.startFrame?.width == 852)
  }

  @Test func `lists unknown heights as assumed`() throws {
    let rig = try KeyboardRig(.standard, .landscape)
    rig.keyboard.show()
    #expect(rig.keyboard.assumedHeights.isEmpty)
    rig.keyboard.show(.numberPad)
    #expect(rig.keyboard.assumedHeights.map(\.measurement.value) == [181])
    rig.keyboard.show(.numberPad)
    #expect(rig.keyboard.measurementsUsed.count == 2)
    rig.keyboard.rotate(to: .portrait)
    let assumed = rig.keyboard.assumedHeights.first
    #expect(assumed?.part == .keys(.numberPad) && assumed?.orientation == .landscape)
  }

  @Test(arguments: Device.all) func `a device needs at least one known height`(
    device: Device
  ) {
    for orientation in DeviceOrientation.allCases {
      let isKnown = !device.heights.isEmpty
      do {
        let keyboard = try SimulatedKeyboard(device: device, orientation: orientation, environment: .manual)
        #expect(isKnown)
        keyboard.show()
        #expect(keyboard.frame.maxY == keyboard.screen.height)
      } catch {
        #expect(!isKnown)
        #expect(error == .noKnownHeight(device))
        #expect(error.description.contains(device.id))
      }
    }
  }

  @Test func `the state machine derives the simulated placements from the notifications`() throws {
    for device in Device.all where !device.heights.isEmpty {
      let rig = try KeyboardRig(device)
      var machine = KeyboardStateMachine(screen: rig.keyboard.screen)
      rig.keyboard.onPost = { event, info in
        machine.receive(
          event, info,
          in: .init(
            screen: rig.keyboard.screen, bottomSafeArea: device.safeArea(for: rig.keyboard.orientation).bottom,
            firstResponder: .input(
              accessoryHeight: rig.keyboard.input?.accessoryHeight ?? 0, hasInputView: false)))
      }
      func check(_ what: String) {
        rig.keyboard.settle()
        #expect(machine.state.placement == rig.keyboard.placement, "\(device.id): \(what)")
      }
      rig.keyboard.show()
      check("show")
      rig.keyboard.show(.numberPad)
      check("number pad")
      rig.keyboard.rotate(to: .landscape)
      check("rotate")
      rig.keyboard.rotate(to: .portrait)
      rig.keyboard.attachHardwareKeyboard()
      check("hardware keyboard")
      rig.keyboard.detachHardwareKeyboard()
      check("hardware keyboard gone")
      if device.floatingKeyboard != nil {
        try rig.keyboard.float()
        check("float")
        try rig.keyboard.dock()
        check("dock")
      }
      if device.canSplit {
        try rig.keyboard.undock()
        check("undock")
        try rig.keyboard.undock(at: 100)
        check("move")
        try rig.keyboard.dock()
        check("dock again")
      }
      rig.keyboard.hide()
      check("hide")
    }
  }
}
