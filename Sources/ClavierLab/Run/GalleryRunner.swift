package import ClavierTesting
import Foundation

/// Runs screens on a simulated device.
@MainActor
package struct GalleryRunner {
  package let device: Device
  package let orientation: DeviceOrientation
  package let system: LabSystem
  /// Whether to keep pictures for an animation.
  package let isFilming: Bool
  /// Whether the keyboard inspector is presented over each screen.
  package let isInspecting: Bool

  package init(
    device: Device, orientation: DeviceOrientation, system: LabSystem = .iOS26, isFilming: Bool = false,
    isInspecting: Bool = false
  ) {
    self.device = device
    self.orientation = orientation
    self.system = system
    self.isFilming = isFilming
    self.isInspecting = isInspecting
  }

  /// Opens a screen, taps up to six of its inputs, and dismisses the keyboard.
  ///
  /// - Throws: `SimulatedKeyboardError` if no keyboard height of the device is known.
  package func tapThrough(_ screen: LabScreen) throws -> (result: ScreenResult, assumed: [AssumedHeight]) {
    let runner = try runner(of: screen)
    // The lowest input comes first, because the first keyboard would cover it.
    for input in runner.sampleInputs.reversed() { runner.tap(input) }
    runner.dismiss()
    return (runner.finish(), runner.assumedHeights)
  }

  /// Opens a screen and posts the notifications of a trace.
  ///
  /// - Throws: `SimulatedKeyboardError` if no keyboard height of the device is known. ``ReplayError`` if no keyboard
  ///   appears, or if no input is edited.
  package func replay(_ trace: KeyboardTrace, on screen: LabScreen) throws -> ScreenResult {
    let runner = try runner(of: screen)
    try runner.replay(trace)
    return runner.finish()
  }

  private func runner(of screen: LabScreen) throws -> ScreenRunner {
    try ScreenRunner(
      screen, device: device, orientation: orientation, system: system, isFilming: isFilming,
      isInspecting: isInspecting)
  }

  /// Returns the report on several screens.
  ///
  /// - Parameters:
  ///   - results: The results, one for each screen.
  ///   - assumed: The assumed heights of all runs. Duplicates are removed.
  ///   - name: The device's name, as ``Device/officialName(for:)`` returns it.
  package func report(on results: [ScreenResult], assumed: [AssumedHeight], name: String) -> RunReport {
    var distinct: [AssumedHeight] = []
    for height in assumed where !distinct.contains(height) { distinct.append(height) }
    var report = RunReport(
      device: name, orientation: orientation.rawValue, assumedHeights: distinct, screens: results.map(\.report))
    report.system = system.name(on: device.idiom)
    return report
  }
}

extension Device {
  /// Returns the name of the device for reports.
  ///
  /// - Parameter requested: A marketing name, which is returned in Apple's spelling, or an identifier, which is
  ///   returned unchanged; nil for the first of ``Device/names``.
  package func officialName(for requested: String?) -> String {
    guard let requested else { return names.first ?? id }
    return names.first { Self.normalized($0) == Self.normalized(requested) } ?? requested
  }

  /// Returns the outline of the device in an orientation.
  func shape(in orientation: DeviceOrientation) -> PhoneShape {
    PhoneShape(
      portraitSize: size, isLandscape: orientation == .landscape, isPad: idiom == .pad,
      portraitTopInset: Double(safeArea(for: .portrait).top),
      portraitBottomInset: Double(safeArea(for: .portrait).bottom))
  }
}
