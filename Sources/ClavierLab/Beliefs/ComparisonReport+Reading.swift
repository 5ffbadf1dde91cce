import ClavierTesting
package import DeviceChecks
package import Foundation

extension ComparisonReport {
  /// Reads a report of the device checks and compares it with the predictions.
  ///
  /// The predictions are for the device with the same screen. If there is none, they are for a standard device of the
  /// same idiom, because some observations differ between an iPhone and an iPad.
  ///
  /// - Throws: `SimulatedKeyboardError` if no keyboard height of the device is known.
  @MainActor package init(comparing json: Data, checks: [DeviceCheck] = DeviceCheck.all) throws {
    let read = PartialDeviceCheckReport(json)
    let simulated = read.device.flatMap(Self.simulated)
    let isPad = read.device?.idiom == Device.Idiom.pad.rawValue
    let stage = isPad ? BeliefStage(pad: simulated, idiom: .pad) : BeliefStage(phone: simulated ?? .standard)
    let beliefs = try BeliefComparison(read, on: stage, checks: checks).verdicts()
    version = Self.currentVersion
    (model, system, app, date) = (read.device?.model, read.device?.system, read.app, read.date)
    simulatedDevice = stage.device.id
    settledDoubts = beliefs.filter { $0.kind == .settled }.count
    doubts = Set(checks.compactMap(\.doubt)).count
    contradictions = beliefs.filter { $0.kind == .contradicts }.count
    self.beliefs = beliefs
    problems = read.problems
    notes = []
    if let device = read.device, simulated == nil {
      let size = "\(PlainText.number(device.width)) × \(PlainText.number(device.height))"
      notes.append(
        """
        Unknown device '\(device.model)' with a screen of \(size) points. The predictions are for \
        \(stage.device.names.last ?? stage.device.id).
        """)
    }
  }

  /// Returns the device with the same screen; nil if there is none.
  private static func simulated(_ device: DeviceCheckReport.Device) -> Device? {
    let sides = [device.width, device.height].sorted()
    return Device.all.first { candidate in
      candidate.idiom.rawValue == device.idiom && candidate.keyboardHeight(orientation: .portrait) != nil
        && [Double(candidate.size.width), Double(candidate.size.height)].sorted() == sides
    }
  }
}
