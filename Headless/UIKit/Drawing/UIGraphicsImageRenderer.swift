public import Foundation

/// Creates images by drawing.
///
/// Nothing is drawn here: the images are empty, but have their size and scale.
// Hidden from the documentation: the table of UIKit's interface has no rows for it.
@_documentation(visibility: internal)
@preconcurrency open class UIGraphicsImageRenderer: NSObject {
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  /// Creates a renderer for the size of an area.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// Creates a renderer for the size of an area.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// Creates a renderer for a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer for a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    super.init()
  }

  /// Calls a closure that draws, and returns the image as a PNG file.
  ///
  /// The file has the size of the image, and transparent pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Calls a closure that draws, and returns the image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size: size, format: format)
    DrawnImages.sizes.append((size, format.scale))
    actions(context)
    DrawnImages.sizes.removeLast()
    return context.currentImage
  }
}

/// The format of a renderer's images.
@_documentation(visibility: internal)
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point.
  open var scale: CGFloat = MainActor.assumeIsolated { UIScreen.main.scale }
  /// Whether the images have no transparent parts.
  open var opaque = false

  // Required, because the methods below create instances of subclasses.
  public required override init() {
    super.init()
  }

  /// Returns the format for the main screen.
  open class func `default`() -> Self { Self() }

  /// Returns the format for the main screen.
  open class func preferred() -> Self { Self() }
}

/// The state of drawing an image.
@_documentation(visibility: internal)
open class UIGraphicsImageRendererContext: NSObject {
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    super.init()
  }

  /// The image up to now.
  open var currentImage: UIImage { UIImage(UIImage.Content(size: size, scale: format.scale)) }

  /// Draws a filled rectangle.
  ///
  /// Nothing is drawn here.
  open func fill(_ rect: CGRect) {}

  /// Draws the edge of a rectangle.
  ///
  /// Nothing is drawn here.
  open func stroke(_ rect: CGRect) {}

  /// Limits drawing to a rectangle.
  ///
  /// Nothing is drawn here.
  open func clip(to rect: CGRect) {}
}

/// The images that are being drawn, innermost last.
enum DrawnImages {
  nonisolated(unsafe) static var sizes: [(size: CGSize, scale: CGFloat)] = []
}

/// Begins an image with a size in points; a scale of 0 is that of the screen.
@_documentation(visibility: internal)
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  DrawnImages.sizes.append((size, scale > 0 ? scale : MainActor.assumeIsolated { UIScreen.main.scale }))
}

/// Begins an image with one pixel per point.
@_documentation(visibility: internal)
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the image that is being drawn.
@_documentation(visibility: internal)
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawnImages.sizes.last.map { UIImage(UIImage.Content(size: $0.size, scale: $0.scale)) }
}

/// Ends the image that is being drawn.
@_documentation(visibility: internal)
public func UIGraphicsEndImageContext() {
  _ = DrawnImages.sizes.popLast()
}
