/// The sizes of the phone, before its first frame.
package struct LabOpened: Codable, Hashable, Sendable {
  /// The settings, except those that the device does not support.
  package var settings: LabSettings
  /// The size of the screen in its orientation.
  package var screen: LabSize
  /// The size of the phone with its frame.
  package var body: LabSize
  /// The frame of the screen in the phone.
  package var screenFrame: ReportFrame
  /// The time in seconds of the virtual clock.
  package var time: Double
  /// Whether the screen was already open with other settings.
  ///
  /// If so, the earlier events are kept.
  package var isContinuation = false
}
