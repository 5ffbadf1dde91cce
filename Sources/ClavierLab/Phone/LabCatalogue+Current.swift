import ClavierTesting
import Foundation
import KeyboardGallery

extension LabCatalogue {
  /// The devices and screens of this build.
  @MainActor package static let current = LabCatalogue(
    devices: Device.all.filter { $0.keyboardHeight(orientation: .portrait) != nil }.map(LabDevice.init),
    screens: GalleryScreen.allCases.map { screen in
      LabScreen(id: screen.id, title: screen.title, style: screen.style, source: ScreenSource.source(of: screen))
    })
}

extension LabDevice {
  fileprivate init(_ device: Device) {
    self.init(
      id: device.id, name: device.names.last ?? device.id, names: device.names, idiom: device.idiom.rawValue,
      width: Double(device.size.width), height: Double(device.size.height), canFloat: device.floatingKeyboard != nil,
      canSplit: device.canSplit)
  }
}
