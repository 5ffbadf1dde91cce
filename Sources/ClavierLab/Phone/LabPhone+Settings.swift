import Clavier
import ClavierTesting
import Foundation
import UIKit

extension LabPhone {
  /// Applies the settings that the device supports, and sends a problem for each setting that it does not support.
  func apply(_ wanted: LabSettings) {
    let supported = supported(wanted)
    guard let driver, supported.screen == settings.screen, supported.device == settings.device else {
      return show(supported)
    }
    if supported.needsNewScreen(after: settings) {
      if let change = supported.change(from: settings, on: driver.device.idiom) { sendAction(change) }
      takeOver()
      guard let page else { return }
      return show(supported, continuing: ScreenDraft(of: driver, page))
    }
    takeOver()
    let before = settings
    settings = supported
    applyChanges(from: before)
  }

  func screen(named id: String) -> LabScreen? { screens.first { $0.id == id } }

  /// Returns the screen and the device that the settings select; nil if one of them does not exist.
  func screenAndDevice(of settings: LabSettings) -> (LabScreen, Device)? {
    guard let screen = screen(named: settings.screen), let device = Device.named(settings.device) else {
      return nil
    }
    return (screen, device)
  }

  /// Applies the settings that have changed to the open screen.
  private func applyChanges(from before: LabSettings) {
    guard let driver else { return }
    if settings.orientation != before.orientation {
      sendAction("rotate to \(settings.orientation.rawValue)")
      rotate()
    }
    if settings.predictiveBar != before.predictiveBar {
      sendAction("turn the predictive bar \(settings.predictiveBar ? "on" : "off")")
      driver.keyboard.setPredictiveBar(settings.predictiveBar)
    }
    if settings.keyboard != before.keyboard {
      sendAction(settings.keyboard == .automatic ? "use the input's own keyboard" : settings.keyboard.title)
      driver.keyboard.overriddenKind = KeyboardKind(settings.keyboard)
      if let focused = driver.focused { driver.keyboard.inputViewsDidReload(for: focused) }
    }
    if settings.hardwareKeyboard != before.hardwareKeyboard {
      sendAction("\(settings.hardwareKeyboard ? "attach" : "detach") a hardware keyboard")
      if settings.hardwareKeyboard {
        driver.keyboard.attachHardwareKeyboard()
      } else {
        driver.keyboard.detachHardwareKeyboard()
      }
    }
    if settings.inspector != driver.inspector.isPresented {
      sendAction("\(settings.inspector ? "present" : "dismiss") the inspector")
      driver.inspector.toggle(in: HeadlessWorld.windowScene)
    }
    if settings.placement != before.placement { placeKeyboard(after: before.placement) }
  }

  /// Rotates the phone to the orientation in the settings.
  private func rotate() {
    guard let driver else { return }
    let orientation = DeviceOrientation(settings.orientation)
    driver.keyboard.rotate(to: orientation)
    driver.camera.turn(to: orientation)
    driver.followKeyboard()
    let shape = driver.camera.shape
    page?.stage = PhoneStage(shape)
    send(
      .turned(
        LabTurned(
          time: now, screen: LabSize(shape.screen), body: LabSize(shape.bodySize),
          screenFrame: ReportFrame(rounding: shape.screenFrame))))
  }

  // MARK: Placement

  /// Moves the keyboard to the chosen placement, or waits until it appears.
  private func placeKeyboard(after before: LabSettings.Placement) {
    guard let driver else { return }
    sendAction(settings.placement.title)
    driver.keyboard.preferredPlacement = settings.placement.simulated
    driver.isSplit = settings.placement == .split
    if settings.placement == .docked {
      guard driver.keyboard.placement == .floating || driver.keyboard.placement == .undocked else { return }
      attempt { () throws(SimulatedKeyboardError) in try driver.keyboard.dock() }
    } else if driver.keyboard.isVisible {
      moveKeyboard()
    }
  }

  /// Moves the visible keyboard to the chosen placement.
  private func moveKeyboard() {
    guard let keyboard = driver?.keyboard else { return }
    let placement = settings.placement
    attempt { () throws(SimulatedKeyboardError) in
      switch placement {
      case .docked: break
      case .floating: try keyboard.float()
      case .undocked: try keyboard.undock()
      case .split: try keyboard.split()
      }
    }
  }

  /// Moves the keyboard, or sends a problem and docks it in the settings if it cannot move.
  private func attempt(_ body: () throws(SimulatedKeyboardError) -> Void) {
    do throws(SimulatedKeyboardError) {
      try body()
    } catch {
      settings.placement = .docked
      driver?.keyboard.preferredPlacement = .docked
      report(error.description)
    }
  }
}

extension LabSettings {
  /// Returns whether the screen must be opened again to apply these settings.
  fileprivate func needsNewScreen(after other: LabSettings) -> Bool {
    system != other.system || rightToLeft != other.rightToLeft || textSize != other.textSize
      || reduceMotion != other.reduceMotion || crossFade != other.crossFade || darkMode != other.darkMode
      || handlesKeyboard != other.handlesKeyboard
  }

  /// Returns the action that changed the settings, for the log.
  fileprivate func change(from other: LabSettings, on idiom: Device.Idiom) -> String? {
    if system != other.system { return "change to \(system.name(on: idiom))" }
    if textSize != other.textSize { return "change the text size" }
    if rightToLeft != other.rightToLeft { return "change the writing direction" }
    if darkMode != other.darkMode { return "turn dark mode \(darkMode ? "on" : "off")" }
    if handlesKeyboard != other.handlesKeyboard { return "turn keyboard handling \(handlesKeyboard ? "on" : "off")" }
    return nil
  }
}

extension LabSettings.Keyboard {
  fileprivate var title: String {
    switch self {
    case .automatic: "the input's own keyboard"
    case .text: "text keyboard"
    case .numberPad: "number pad"
    case .emoji: "emoji keyboard"
    }
  }
}

extension LabSettings.Placement {
  fileprivate var title: String {
    switch self {
    case .docked: "dock the keyboard"
    case .floating: "float the keyboard"
    case .undocked: "undock the keyboard"
    case .split: "split the keyboard"
    }
  }
}
