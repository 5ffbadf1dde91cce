import ClavierTesting
import Foundation

extension LabCatalog {
  /// Creates a catalog of all devices and of the given screens.
  ///
  /// - Parameters:
  ///   - screens: The screens, at least one.
  ///   - settings: The settings with which the page opens; nil for the defaults.
  @MainActor package init(screens: [LabScreen], settings: LabSettings? = nil) {
    self.init(
      devices: Device.listed.map(LabDevice.init),
      screens: screens.map {
        CatalogScreen(id: $0.id, title: $0.title, style: $0.style, source: ScreenSource.source(of: $0))
      },
      settings: settings ?? .opening(screens))
  }

  /// The gallery.
  @MainActor package static let current = LabCatalog(screens: LabScreen.gallery)
}

extension LabSettings {
  /// The default settings, with the screen that opens first: the first of the list, or the chat in the gallery.
  ///
  /// The chat's only field is at the bottom of the screen, so the first tap shows what the keyboard covers.
  @MainActor package static func opening(_ screens: [LabScreen]) -> LabSettings {
    var settings = LabSettings()
    let first = screens == LabScreen.gallery ? screens.first { $0.id == "chat" } : screens.first
    if let first { settings.screen = first.id }
    return settings
  }
}

extension LabDevice {
  fileprivate init(_ device: Device) {
    self.init(
      id: device.id, name: device.names.last ?? device.id, names: device.names, idiom: device.idiom.rawValue,
      width: Double(device.size.width), height: Double(device.size.height),
      hasKeyboard: device.keyboardHeight(orientation: .portrait) != nil, canFloat: device.floatingKeyboard != nil,
      canSplit: device.canSplit,
      systems: Dictionary(uniqueKeysWithValues: device.names.map { ($0, LabSystem.systems(on: $0)) }))
  }
}
