import ArgumentParser
import ClavierLab

extension LabSystem: ExpressibleByArgument {}

extension ArgumentHelp {
  /// The help of the option for the system version of one device.
  static let system = ArgumentHelp(
    "The version of iOS or iPadOS, which determines the keyboard (default: 26, or the closest version that the device can run).",
    valueName: "version")
}
