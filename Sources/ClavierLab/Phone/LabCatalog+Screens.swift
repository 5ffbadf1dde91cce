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

  /// The catalog of the gallery.
  @MainActor package static let gallery = LabCatalog(screens: LabScreen.gallery)
}
