import ClavierTesting
import Foundation

extension SimulatedKeyboard {
  /// Returns the heights that this keyboard has assumed so far.
  ///
  /// - Parameter names: Whether the result names the device, for a report on several devices.
  func assumedHeightReports(naming names: Bool = false) -> [AssumedHeight] {
    assumedHeights.map { height in
      let kind = KeyboardKind.allCases.first {
        device.keyboardHeight(kind: $0, orientation: orientation, version: behavior.version) == height
      }
      return AssumedHeight(
        device: names ? device.id : nil, kind: (kind ?? .text).rawValue, orientation: orientation.rawValue,
        height: Double(height.value), note: height.note ?? "")
    }
  }
}
