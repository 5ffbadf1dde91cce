/// The devices, screens, and settings that the lab offers.
package struct LabCatalog: VersionedReport {
  package static let currentVersion = 1

  package var version: Int
  /// The known devices.
  ///
  /// The iPhones come before the iPads. Roughly, the newest iPhones and the largest iPads come first.
  package var devices: [LabDevice]
  package var screens: [CatalogScreen]
  /// The settings with which the page opens.
  package var settings: LabSettings
  /// The system versions, newest first.
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
