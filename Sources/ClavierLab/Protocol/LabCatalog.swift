/// The devices, screens, and settings that the lab offers.
package struct LabCatalog: VersionedReport {
  package static let currentVersion = 1

  package var version: Int
  /// The known devices, iPhones before iPads, approximately the newest iPhones and the largest iPads first.
  package var devices: [LabDevice]
  package var screens: [CatalogScreen]
  /// The settings with which the page opens.
  package var settings: LabSettings
  /// The system versions, the newest first.
  package var systems: [LabSystem]
  package var textSizes: [LabSettings.TextSize]
  package var keyboards: [LabSettings.Keyboard]
  package var placements: [LabSettings.Placement]

  package init(devices: [LabDevice], screens: [CatalogScreen], settings: LabSettings) {
    version = Self.currentVersion
    self.devices = devices
    self.screens = screens
    self.settings = settings
    systems = LabSystem.allCases.reversed()
    textSizes = LabSettings.TextSize.allCases
    keyboards = LabSettings.Keyboard.allCases
    placements = LabSettings.Placement.allCases
  }
}

/// A class of devices with the same screen and keyboard.
package struct LabDevice: Codable, Hashable, Sendable {
  package var id: String
  /// The last of ``names``.
  package var name: String
  /// The marketing names of the devices.
  package var names: [String]
  /// `phone` or `pad`.
  package var idiom: String
  /// The screen in portrait, in points.
  package var width: Double
  package var height: Double
  /// Whether a height of the keyboard is known.
  ///
  /// Without one, the device cannot be simulated.
  package var hasKeyboard: Bool
  /// Whether the keyboard can float.
  package var canFloat: Bool
  /// Whether the keyboard can be undocked and split.
  package var canSplit: Bool
  /// The systems that each of ``names`` can run.
  package var systems: [String: [LabSystem]]
}

/// A screen with its source.
package struct CatalogScreen: Codable, Hashable, Sendable {
  /// The Swift file of a screen.
  package struct Source: Codable, Hashable, Sendable {
    package var file: String
    /// The text of the file; null if the sources are not available.
    @NullWhenNil package var text: String?
    /// The lines that handle the keyboard, counted from 1.
    package var highlights: [Int]
    /// The lines that handle each event, by the event's name.
    package var handlers: [String: [Int]]
    /// The position of the code that handles the keyboard if no line of the file does, such as "main.swift:4"; null if
    /// it is unknown.
    @NullWhenNil package var elsewhere: String?
  }

  package var id: String
  package var title: String
  package var style: String
  package var source: Source
}
