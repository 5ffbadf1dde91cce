/// What `clavier demo` and `clavier replay` print with `--format json`.
///
/// ```json
/// {
///   "version": 1, "device": "iPhone 16", "orientation": "portrait", "passed": true, "assumedHeights": [],
///   "screens": [ { "screen": "sign-up", "style": "closures", "allVisible": true, "restored": true, "steps": [] } ]
/// }
/// ```
package struct RunReport: VersionedReport {
  package static let currentVersion = 1

  package var version: Int

  /// A name of the simulated device, such as `iPhone 16`.
  package var device: String

  /// `portrait` or `landscape`.
  package var orientation: String

  /// Whether every input of every screen stayed visible and every screen was restored after the keyboard had gone.
  package var passed: Bool

  /// The keyboard heights that no source gives for this device and that were borrowed from the nearest known one.
  package var assumedHeights: [AssumedHeight]

  package var screens: [ScreenReport]

  /// The alternatives of doubts that were chosen and are not defaults; null when there are none.
  package var alternatives: [String]?

  /// - Parameter screens: ``passed`` is derived from them.
  package init(device: String, orientation: String, assumedHeights: [AssumedHeight], screens: [ScreenReport]) {
    version = Self.currentVersion
    self.device = device
    self.orientation = orientation
    self.assumedHeights = assumedHeights
    self.screens = screens
    passed = screens.allSatisfy { $0.allVisible && $0.restored }
  }
}
