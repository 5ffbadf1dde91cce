public import Foundation
public import HeadlessEnumerations
public import HeadlessQuartz

@_documentation(visibility: internal)
extension UIImage {
  /// The direction in which the pixels are turned when the image is shown.
  public typealias Orientation = UIImageOrientation

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with a number of pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let scale = scale > 0 ? scale : 1
    let pixels = CGSize(width: cgImage.width, height: cgImage.height)
    let turned = Self.turns(orientation) ? CGSize(width: pixels.height, height: pixels.width) : pixels
    var content = Content(size: CGSize(width: turned.width / scale, height: turned.height / scale), scale: scale)
    content.orientation = orientation.rawValue
    self.init(content)
  }

  /// The pixels, before they are turned; nil for an image of zero size.
  public var cgImage: CGImage? {
    let size = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    guard size.width > 0, size.height > 0 else { return nil }
    let turns = Self.turns(imageOrientation)
    return CGImage(width: Int(turns ? size.height : size.width), height: Int(turns ? size.width : size.height))
  }

  /// Returns the image as a PNG file; nil for an image of zero size.
  ///
  /// The file has the size of the image. Its pixels are transparent, because pixels are not drawn in the headless
  /// UIKit.
  public func pngData() -> Data? {
    cgImage.flatMap { PNGEncoder.file(width: $0.width, height: $0.height) }
  }

  /// The direction in which the pixels are turned when the image is shown.
  public var imageOrientation: UIImage.Orientation {
    UIImage.Orientation(rawValue: content.orientation) ?? .up
  }

  /// Creates an image that shows other images one after another, which is not drawn in the headless UIKit.
  ///
  /// It has the size of the first image. A duration of 0 means a thirtieth of a second for each image.
  ///
  /// Returns nil for no images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard var content = images.first?.content else { return nil }
    content.frames = images
    content.duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(content)
  }

  /// The images that are shown one after another; nil for a still image.
  public var images: [UIImage]? { content.frames }

  /// The duration of one cycle in seconds; 0 for a still image.
  public var duration: TimeInterval { content.duration }

  private static func turns(_ orientation: UIImage.Orientation) -> Bool {
    [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
  }
}
