import KeyboardGallery

@testable import ClavierLab

/// The screens of the gallery that tests use by name.
extension LabScreen {
  static let closures = LabScreen(.closures)
  static let handler = LabScreen(.handler)
  static let plainForm = LabScreen(.plainForm)
  static let settings = LabScreen(.settings)
  static let rightToLeft = LabScreen(.rightToLeft)
  static let chat = LabScreen(.chat)
  static let constraint = LabScreen(.constraint)
}
