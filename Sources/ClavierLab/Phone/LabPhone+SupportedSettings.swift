import ClavierTesting
import Foundation

extension LabPhone {
  /// Returns settings in which unknown and unsupported values are replaced, and sends a problem for each such value.
  func supported(_ wanted: LabSettings) -> LabSettings {
    var supported = wanted
    supported.device = supportedDevice(wanted.device)
    let device = Device.named(supported.device)
    supported.system = wanted.system.closest(on: supported.device)
    if let idiom = device?.idiom, supported.system != wanted.system {
      let (name, closest) = (wanted.system.name(on: idiom), supported.system.name(on: idiom))
      report("'\(supported.device)' cannot run \(name), so it runs \(closest).")
    }
    if let device, device.keyboardHeight(orientation: DeviceOrientation(wanted.orientation)) == nil {
      supported.orientation = .portrait
      report("The keyboard height of '\(supported.device)' in landscape is unknown, so the phone stays in portrait.")
    }
    if screen(named: wanted.screen) == nil {
      supported.screen = settings.screen
      let known = screens.map(\.id).joined(separator: ", ")
      report("The field 'settings.screen' cannot be '\(wanted.screen.prefix(40))'. Use one of: \(known).")
    }
    if let device, let problem = Self.problem(of: wanted.placement, on: device) {
      supported.placement = .docked
      report(problem)
    }
    return supported
  }

  /// Returns the official name of a device, or the name of the current device if the other one cannot be simulated.
  private func supportedDevice(_ name: String) -> String {
    guard let device = Device.named(name) else {
      let nearest = Device.nearestNames(to: name).map { "'\($0)'" }.joined(separator: ", ")
      report("settings.device: unknown device '\(name.prefix(60))'. Closest matches: \(nearest).")
      return settings.device
    }
    guard device.keyboardHeight(orientation: .portrait) != nil else {
      report("The keyboard heights of '\(name)' are unknown, so this device cannot be simulated.")
      return settings.device
    }
    return device.officialName(for: name)
  }

  /// Returns the reason why a device's keyboard cannot have a placement; nil if it can.
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
}
