package import ClavierTesting

/// A system version, which determines the notifications, the animations, the heights, and the look of the keyboard.
package enum LabSystem: String, CaseIterable, Codable, Hashable, Sendable {
  case iOS15 = "15"
  case iOS16 = "16"
  case iOS17 = "17"
  case iOS18 = "18"
  case iOS26 = "26"
  case iOS27 = "27"

  /// Returns the name of the system on a device, such as "iPadOS 26".
  package func name(on idiom: Device.Idiom) -> String { "\(idiom == .pad ? "iPadOS" : "iOS") \(rawValue)" }
}
