package import ClavierTesting
import Foundation

/// The device for the replay of a trace.
package struct ReplayDevice {
  package let device: Device
  package let orientation: DeviceOrientation

  /// Chooses a device; nil if no simulated device has the screen of the trace.
  ///
  /// - Parameter chosen: The requested device; nil for the one that fits the frames.
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
