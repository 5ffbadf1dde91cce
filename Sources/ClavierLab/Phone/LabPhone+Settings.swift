import Clavier
import ClavierTesting
import Foundation
import KeyboardGallery
import UIKit

extension LabPhone {
  /// Makes the phone as the settings want it, as far as its device can; what cannot be is said.
  func apply(_ wanted: LabSettings) {
    let possible = possible(wanted)
    guard open != nil, !possible.opensAnew(after: settings) else { return show(possible) }
    takeOver()
    let before = settings
    settings = possible
    change(from: before)
  }

  /// The settings without what is unknown or not offered.
  private func possible(_ wanted: LabSettings) -> LabSettings {
    var possible = wanted
    if let device = Device.named(wanted.device), device.keyboardHeight(orientation: .portrait) != nil {
      possible.device = device.officialName(for: wanted.device)
    } else {
      possible.device = settings.device
      if Device.named(wanted.device) == nil {
        let nearest = Device.nearestNames(to: wanted.device).map { "'\($0)'" }.joined(separator: " or ")
        report("The field 'settings.device' names no known device: '\(wanted.device.prefix(60))'. Near are \(nearest).")
      } else {
        report("Nobody has published a keyboard height of '\(wanted.device)', so it cannot be simulated.")
      }
    }
    if GalleryScreen(rawValue: wanted.screen) == nil {
      possible.screen = settings.screen
      let known = GalleryScreen.allCases.map(\.id).joined(separator: ", ")
      report("The field 'settings.screen' must be one of \(known), not '\(wanted.screen.prefix(40))'.")
    }
    if let device = Device.named(possible.device), let problem = Self.problem(of: wanted.placement, on: device) {
      possible.placement = .docked
      report(problem)
    }
    return possible
  }

  private static func problem(of placement: LabSettings.Placement, on device: Device) -> String? {
    let (isOffered, what) =
      switch placement {
      case .docked: (true, "")
      case .floating: (device.floatingKeyboard != nil, "float")
      case .undocked: (device.canSplit, "be undocked")
      case .split: (device.canSplit, "be split")
      }
    guard !isOffered else { return nil }
    let owner = device.idiom == .phone ? "An iPhone's keyboard" : "The keyboard of \(device.names.last ?? device.id)"
    return "\(owner) cannot \(what)."
  }

  static func screenAndDevice(of settings: LabSettings) -> (GalleryScreen, Device)? {
    guard let screen = GalleryScreen(rawValue: settings.screen), let device = Device.named(settings.device) else {
      return nil
    }
    return (screen, device)
  }

  /// Does on the running screen what is different.
  private func change(from before: LabSettings) {
    guard let open else { return }
    if settings.orientation != before.orientation {
      note("rotate to \(settings.orientation.rawValue)")
      turn()
    }
    if settings.predictiveBar != before.predictiveBar {
      note("switch the bar with suggestions \(settings.predictiveBar ? "on" : "off")")
      open.keyboard.setPredictiveBar(settings.predictiveBar)
    }
    if settings.keyboard != before.keyboard {
      note(settings.keyboard == .automatic ? "the keyboard that the input asks for" : settings.keyboard.title)
      open.keyboard.imposedKind = KeyboardKind(settings.keyboard)
      if let focused = open.focused { open.keyboard.inputViewsDidReload(for: focused) }
    }
    if settings.hardwareKeyboard != before.hardwareKeyboard {
      note("\(settings.hardwareKeyboard ? "attach" : "detach") a hardware keyboard")
      if settings.hardwareKeyboard {
        open.keyboard.attachHardwareKeyboard()
      } else {
        open.keyboard.detachHardwareKeyboard()
      }
    }
    if settings.placement != before.placement { placeKeyboard(after: before.placement) }
  }

  private func turn() {
    guard let open else { return }
    let orientation = DeviceOrientation(settings.orientation)
    open.keyboard.rotate(to: orientation)
    open.camera.turn(to: orientation)
    open.followKeyboard(at: now)
    open.stage = PhoneStage(open.camera.picture(at: now))
    let shape = open.camera.shape
    tell(
      .turned(
        LabTurned(
          time: now, screen: LabSize(shape.screen), body: LabSize(shape.bodySize),
          screenFrame: ReportFrame(rounding: shape.screenFrame))))
  }

  // MARK: Where the keyboard is

  /// The user wants the keyboard elsewhere; without one it goes there when it comes up.
  private func placeKeyboard(after before: LabSettings.Placement) {
    guard let open else { return }
    note(settings.placement.title)
    if settings.placement == .docked {
      guard open.keyboard.placement == .floating || open.keyboard.placement == .undocked else { return }
      attempt { () throws(SimulatedKeyboardError) in try open.keyboard.dock() }
    } else if open.keyboard.isVisible {
      moveKeyboard()
    }
  }

  /// A docked keyboard goes where the user has put it last.
  func applyPlacement() {
    guard let open, !open.isReplaying, settings.placement != .docked, open.keyboard.placement == .docked else { return }
    moveKeyboard()
  }

  private func moveKeyboard() {
    guard let keyboard = open?.keyboard else { return }
    let placement = settings.placement
    open?.isSplit = placement == .split
    attempt { () throws(SimulatedKeyboardError) in
      switch placement {
      case .docked: break
      case .floating: try keyboard.float()
      case .undocked: try keyboard.undock()
      case .split: try keyboard.split()
      }
    }
  }

  private func attempt(_ body: () throws(SimulatedKeyboardError) -> Void) {
    do throws(SimulatedKeyboardError) {
      try body()
    } catch {
      settings.placement = .docked
      report(error.description.prefix(1).uppercased() + error.description.dropFirst())
    }
  }
}

extension LabSettings {
  /// Whether these settings take another app than the others, so that the screen begins anew.
  fileprivate func opensAnew(after other: LabSettings) -> Bool {
    device != other.device || screen != other.screen || rightToLeft != other.rightToLeft || textSize != other.textSize
      || reduceMotion != other.reduceMotion || crossFade != other.crossFade
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
