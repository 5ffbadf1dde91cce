public import Foundation

/// The methods with which a font picker reports the user's choice.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed the controller.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)

  /// Called when the user has picked a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

@_documentation(visibility: internal)
extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
