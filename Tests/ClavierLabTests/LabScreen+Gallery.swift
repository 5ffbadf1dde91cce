import KeyboardGallery

@testable import ClavierLab

/// The screens of the gallery that tests use by name.
extension LabScreen {
  static let closures = LabScreen(.closures)
  static let handler = LabScreen(.handler)
  static let constraint = LabScreen(.constraint)
}
