package import ClavierTesting

extension TrialConfiguration {
  /// Returns the devices with known heights in both orientations.
  ///
  /// Each device has the given system, or the closest system that it can run.
  package static func all(with system: LabSystem) -> [TrialConfiguration] {
    Device.withKnownHeights.flatMap { device in
      all([device], behavior: system.closest(onAnyOf: device.names).behavior)
    }
  }
}
