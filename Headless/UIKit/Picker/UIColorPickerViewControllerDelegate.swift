public import Foundation

/// The methods with which a color picker reports the user's choice.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has picked a color, and continuously while a finger moves.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// Called when the user has picked a color, if the delegate does not declare the method with `continuously`.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// Called when the user has closed the controller.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

@_documentation(visibility: internal)
extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }

  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
