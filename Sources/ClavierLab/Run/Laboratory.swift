package import ClavierTesting
import Foundation
package import KeyboardGallery

/// Runs the gallery's screens on a simulated device.
@MainActor
package struct Laboratory {
  package let device: Device
  package let orientation: DeviceOrientation
  /// Whether to keep pictures of what happens.
  package let isFilming: Bool

  package init(device: Device, orientation: DeviceOrientation, isFilming: Bool = false) {
    self.device = device
    self.orientation = orientation
    self.isFilming = isFilming
  }

  /// Opens a screen, taps its inputs (of many a telling few), dismisses the keyboard, and says what happened.
  ///
  /// - Throws: What the simulated keyboard says of a device whose keyboards nobody has measured.
  package func tapThrough(_ screen: GalleryScreen) throws -> (run: ScreenRun, assumed: [AssumedHeight]) {
    let session = try LabSession(screen, device: device, orientation: orientation, isFilming: isFilming)
    // From the bottom up: the first tap is then the one that a keyboard would cover.
    for input in session.tellingInputs.reversed() { session.tap(input) }
    session.dismiss()
    return (session.finish(), session.assumedHeights)
  }

  /// Opens a screen, plays the notifications of a trace into it, and says what happened.
  ///
  /// - Throws: As ``tapThrough(_:)``.
  package func replay(_ trace: KeyboardTrace, into screen: GalleryScreen) throws -> ScreenRun {
    let session = try LabSession(
      screen, device: device, orientation: orientation, isFilming: isFilming, keyboardFollowsFocus: false)
    session.play(trace)
    return session.finish()
  }

  /// The report on several screens.
  ///
  /// - Parameter name: the device's name, as ``Device/officialName(for:)`` gives it.
  package func report(on runs: [ScreenRun], assumed: [AssumedHeight], name: String) -> RunReport {
    var distinct: [AssumedHeight] = []
    for height in assumed where !distinct.contains(height) { distinct.append(height) }
    return RunReport(
      device: name, orientation: orientation.rawValue, assumedHeights: distinct, screens: runs.map(\.report))
  }
}

extension Device {
  /// The name of a class of devices in a report: the one that was asked for, as Apple spells it.
  package func officialName(for asked: String?) -> String {
    guard let asked else { return names.first ?? id }
    return names.first { Self.normalized($0) == Self.normalized(asked) } ?? asked
  }

  /// What the device looks like.
  func shape(in orientation: DeviceOrientation) -> PhoneShape {
    PhoneShape(
      portraitSize: size, isLandscape: orientation == .landscape, isPad: idiom == .pad,
      portraitTopInset: Double(safeArea(for: .portrait).top),
      portraitBottomInset: Double(safeArea(for: .portrait).bottom))
  }
}
