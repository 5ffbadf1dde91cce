import Darwin
import DeviceChecks
import UIKit

extension DeviceCheckReport.Device {
  /// Describes this device.
  @MainActor init(_ screen: UIScreen) {
    var system = utsname()
    uname(&system)
    let model = withUnsafeBytes(of: &system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    let device = UIDevice.current
    // The bounds depend on the orientation, but the report describes portrait.
    let sides = [screen.bounds.width, screen.bounds.height].map { Double($0) }.sorted()
    self.init(
      model: model, system: "\(device.systemName) \(device.systemVersion)",
      idiom: device.userInterfaceIdiom == .pad ? "pad" : "phone", width: sides[0], height: sides[1])
  }
}
