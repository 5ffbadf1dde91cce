import Foundation
public import HeadlessEnumerations

/// A controller with which the user takes or chooses a picture.
///
/// The headless UIKit shows neither a camera nor the pictures of a photo library. ``headlessPick(_:edited:)`` chooses a
/// picture, and ``headlessCancel()`` cancels.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The source of the pictures.
  public typealias SourceType = UIImagePickerControllerSourceType

  /// The name of a value that describes the chosen picture.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// The sources that the device has.
  ///
  /// Like a simulator, the simulated device has a photo library and no camera.
  public static var headlessAvailableSourceTypes: [SourceType] = [.photoLibrary, .savedPhotosAlbum]

  /// Returns whether the device has a source.
  open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
    headlessAvailableSourceTypes.contains(sourceType)
  }

  /// Returns the types of media that a source has; nil if it is not available.
  open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Creates a controller that offers the photo library.
  public convenience init() {
    self.init(rootViewController: UIViewController())
  }

  /// The source of the pictures.
  ///
  /// As in UIKit, it is an error to set a source that is not available.
  open var sourceType = UIImagePickerController.SourceType.photoLibrary {
    didSet {
      precondition(
        Self.isSourceTypeAvailable(sourceType),
        "The source type \(sourceType.rawValue) is not available: check isSourceTypeAvailable(_:) first.")
    }
  }

  /// The types of media that the user can choose.
  open var mediaTypes = ["public.image"]

  /// Whether the user can edit the picture before it is chosen.
  open var allowsEditing = false

  /// The object that is notified of the user's choice.
  ///
  /// This is the navigation controller's delegate, with a narrower type. As in a text view, a second property with the
  // same name shadows the first.
  @_nonoverride open var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// Chooses a picture as the user would, without closing the controller.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - edited: The picture after editing. It is passed only if editing is allowed; nil for the unchanged picture.
  public func headlessPick(_ image: UIImage, edited: UIImage? = nil) {
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
    if allowsEditing {
      info[.editedImage] = edited ?? image
      info[.cropRect] = NSValue(cgRect: CGRect(origin: .zero, size: (edited ?? image).size))
    }
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Cancels as the user would.
  ///
  /// As in UIKit, the controller closes by itself only if the delegate does not implement
  /// `imagePickerControllerDidCancel(_:)`.
  public func headlessCancel() {
    guard let delegate else {
      presentingViewController?.dismiss(animated: true)
      return
    }
    delegate.imagePickerControllerDidCancel(self)
  }
}
