import ClavierTesting
package import DeviceChecks
import Foundation
import UIKit

extension BeliefStage {
  /// Returns the predictions for several checks.
  ///
  /// - Throws: `SimulatedKeyboardError` if no keyboard height of the device is known.
  package func predictions(of checks: [DeviceCheck], under choices: DoubtChoices) throws -> [BeliefPrediction] {
    try checks.map { try BeliefPrediction($0, on: self, under: choices.assumptions) }
  }

  /// Returns the report that a simulated device would write.
  ///
  /// - Throws: `SimulatedKeyboardError` if no keyboard height of the device is known.
  package func report(of checks: [DeviceCheck], under choices: DoubtChoices) throws -> DeviceCheckReport {
    let entries = try checks.map { try observe($0, under: choices.assumptions) }
    let device = DeviceCheckReport.Device(
      model: "headless", system: "headless UIKit", idiom: self.device.idiom.rawValue,
      width: Double(self.device.size.width), height: Double(self.device.size.height))
    // The date is constant, so that equal predictions result in equal reports.
    return DeviceCheckReport(
      device: device, app: "clavier \(LabVersion.current)", date: Date(timeIntervalSince1970: 0), entries: entries)
  }
}
