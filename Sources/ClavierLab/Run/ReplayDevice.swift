package import ClavierTesting
import Foundation

/// The device on which a trace is replayed.
package struct ReplayDevice {
  package let device: Device
  package let orientation: DeviceOrientation

  /// - Parameter chosen: the device that somebody asked for; without it the one that the frames fit.
  /// - Returns: nil when no simulated device has the screen of the trace.
  package init?(_ trace: KeyboardTrace, chosen: Device?) {
    let fit = ScreenFit.screens(of: trace).lazy.compactMap { $0 }.first
    orientation = fit?.isLandscape == true ? .landscape : .portrait
    if let chosen {
      device = chosen
      return
    }
    guard let fit, let match = Device.all.first(where: { [orientation] in $0.size(in: orientation) == fit.size }) else {
      return nil
    }
    device = match
  }
}
