import ClavierTesting
import Foundation

extension SimulatedKeyboard {
  /// Returns the heights that this keyboard has assumed so far.
  ///
  /// - Parameter names: Whether the result names the device, for a report on several devices.
  func assumedHeightReports(naming names: Bool = false) -> [AssumedHeight] {
    assumedHeights.map { use in
      AssumedHeight(
        device: names ? device.id : nil, kind: use.part.name, orientation: use.orientation.rawValue,
        height: Double(use.measurement.value), note: use.measurement.note ?? "")
    }
  }
}
