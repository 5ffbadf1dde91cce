package import ClavierTesting
package import DeviceChecks
import Foundation
package import UIKit

/// Runs device checks on the headless UIKit.
@MainActor
package struct BeliefStage {
  /// The simulated iPhone and the simulated iPad.
  let phone, pad: Device
  /// The idiom of the device for checks that need neither an iPhone nor an iPad.
  let idiom: Device.Idiom

  /// The iPad, unless another one is chosen.
  private static let standardPad = Device.named("iPad (10th generation)") ?? Device.standard
  /// The frame of a window that does not fill the screen, in points.
  private static let movedFrame = CGRect(x: 40, y: 60, width: 320, height: 640)

  package init(phone: Device = .standard, pad: Device? = nil, idiom: Device.Idiom = .phone) {
    self.phone = phone
    self.pad = pad ?? Self.standardPad
    self.idiom = idiom
  }

  /// The device for checks that need neither an iPhone nor an iPad.
  var device: Device { idiom == .pad ? pad : phone }

  /// Returns the device on which a check runs.
  func device(for check: DeviceCheck) -> Device {
    switch check.idiom {
    case .pad: pad
    case .phone: phone
    default: device
    }
  }

  /// Runs a check.
  ///
  /// - Throws: `SimulatedKeyboardError` if no keyboard height of the device is known.
  package func observe(_ check: DeviceCheck, under assumptions: HeadlessAssumptions) throws -> DeviceCheckEntry {
    try perform(check, under: assumptions).entry
  }

  /// Runs a check and also returns what it asks a person to do.
  func perform(
    _ check: DeviceCheck, under assumptions: HeadlessAssumptions
  ) throws -> (entry: DeviceCheckEntry, requests: [String]) {
    try HeadlessAssumptions.$current.withValue(assumptions) {
      let device = device(for: check)
      HeadlessWorld.reset(HeadlessDisplay(device), orientation: .portrait)
      let keyboard = try SimulatedKeyboard(device: device)
      keyboard.connect()
      let scene =
        check.needsMovedWindow ? HeadlessWorld.connectScene(frame: Self.movedFrame) : HeadlessWorld.windowScene
      let run = DeviceCheckRun(check, in: scene) { HeadlessClock.now }
      run.begin()
      var requests: [String] = []
      for step in run.steps {
        if case .ask(let action, _) = step { requests.append(action.instruction) }
        perform(step, with: keyboard)
      }
      return (run.end(), requests)
    }
  }

  /// Performs a step of a check.
  func perform(_ step: DeviceCheckStep, with keyboard: SimulatedKeyboard) {
    switch step {
    case .act(let work): work()
    case .wait(let seconds): HeadlessClock.advance(by: seconds)
    case .waitUntil(let limit, let condition):
      let end = HeadlessClock.now + limit
      while !condition(), HeadlessClock.now < end { HeadlessClock.advance(by: 0.05) }
    case .ask(let action, _): perform(action, with: keyboard)
    }
  }

  private func perform(_ action: PersonAction, with keyboard: SimulatedKeyboard) {
    switch action {
    case .tap(let view): HeadlessTouches.tap(view)
    case .pressReturn: HeadlessTyping.pressReturn()
    case .flick(let scrollView):
      let frame = scrollView.convert(scrollView.bounds, to: nil)
      HeadlessTouches.drag(
        from: CGPoint(x: frame.midX, y: frame.maxY - 50), to: CGPoint(x: frame.midX, y: frame.minY + 50), duration: 0.1)
    case .dragKeyboard:
      let top = keyboard.frame.minY
      HeadlessTouches.drag(from: CGPoint(x: 200, y: top - 100), to: CGPoint(x: 200, y: top + 100), duration: 0.5)
    case .swipeBack:
      HeadlessTouches.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 350, y: 300), duration: 0.5)
    case .rotateToLandscape: keyboard.rotate(to: .landscape)
    case .rotateToPortrait: keyboard.rotate(to: .portrait)
    case .leaveAndReturn, .typeInAnotherApp:
      HeadlessWorld.resignActive()
      HeadlessClock.advance(by: 0.5)
      HeadlessWorld.enterBackground()
      HeadlessClock.advance(by: 3)
      HeadlessWorld.becomeActive()
    // The window was already moved when it was opened, and no check follows.
    case .moveWindow, .fillScreen: break
    case .attachHardwareKeyboard: keyboard.attachHardwareKeyboard()
    case .detachHardwareKeyboard: keyboard.detachHardwareKeyboard()
    case .showEmoji: keyboard.change(to: .emoji)
    case .showLetters: keyboard.change(to: .text)
    }
    HeadlessClock.advance(by: 0.05)
  }
}
