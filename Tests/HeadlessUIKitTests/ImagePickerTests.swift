import Foundation
import Testing
import UIKit

@MainActor
private final class Photographer: UIViewController, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var picked: [UIImagePickerController.InfoKey: Any]?
  var cancels = 0

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picked = info
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    cancels += 1
    picker.dismiss(animated: true)
  }
}

/// A delegate without the optional methods.
@MainActor private final class Indifferent: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

@MainActor @Suite("Image pickers") struct ImagePickerTests {
  private let photographer = Photographer()
  private let picker = UIImagePickerController()

  private func present() -> Screen {
    let screen = Screen(controller: photographer)
    picker.delegate = photographer
    photographer.present(picker, animated: false)
    return screen
  }

  @Test(
    "The delegate receives the picture, and an edited picture only if editing is allowed", arguments: [false, true])
  func picking(allowsEditing: Bool) {
    let screen = present()
    picker.allowsEditing = allowsEditing
    let (image, edited) = (UIImage(), UIImage())
    picker.headlessPick(image, edited: edited)
    HeadlessClock.advanceUntilIdle()
    #expect(photographer.picked?[.originalImage] as? UIImage === image)
    #expect(photographer.picked?[.editedImage] as? UIImage === (allowsEditing ? edited : nil))
    #expect(photographer.picked?[.mediaType] as? String == "public.image")
    #expect(photographer.presentedViewController == nil)
    _ = screen
  }

  @Test("Canceling closes the picker, with and without a method of the delegate")
  func canceling() {
    let screen = present()
    picker.headlessCancel()
    HeadlessClock.advanceUntilIdle()
    #expect(photographer.cancels == 1 && photographer.presentedViewController == nil)
    let indifferent = Indifferent()
    for delegate in [indifferent, nil] {
      picker.delegate = delegate
      photographer.present(picker, animated: false)
      picker.headlessCancel()
      HeadlessClock.advanceUntilIdle()
      #expect(photographer.presentedViewController == nil)
    }
    _ = screen
  }

  @Test("Only the sources of the simulated device are available")
  func sources() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    let standard = UIImagePickerController.headlessAvailableSourceTypes
    defer { UIImagePickerController.headlessAvailableSourceTypes = standard }
    UIImagePickerController.headlessAvailableSourceTypes.append(.camera)
    picker.sourceType = .camera
    #expect(picker.sourceType == .camera && UIImagePickerController.availableMediaTypes(for: .camera)?.isEmpty == false)
  }
}
