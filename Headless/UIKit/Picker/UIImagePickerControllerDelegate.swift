public import Foundation

/// The methods with which an image picker reports the user's choice.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a picture.
  ///
  /// The method dismisses the controller.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Called when the user has canceled.
  ///
  /// The method dismisses the controller. Without it, the controller dismisses itself.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

@_documentation(visibility: internal)
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.presentingViewController?.dismiss(animated: true)
  }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.presentingViewController?.dismiss(animated: true)
  }
}
