public import Foundation
import HeadlessQuartz

/// Creates images by drawing.
///
/// There are no pixels, so the images are empty. They do have a size and a scale.
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
    GraphicsContexts.stack.append(.init(size: size, scale: format.scale, context: context.cgContext))
    actions(context)
    GraphicsContexts.stack.removeLast()
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

  // This initializer is required, because the methods below create instances of subclasses.
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
    cgContext = CGContext(size: size, scale: format.scale)
    super.init()
  }

  /// The context to draw in.
  public let cgContext: CGContext

  /// The image that has been drawn so far.
  open var currentImage: UIImage { UIImage(UIImage.Content(size: size, scale: format.scale)) }

  /// Draws a filled rectangle.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Draws the border of a rectangle, inside the rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Limits drawing to a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// The drawing contexts, from the outermost to the innermost.
enum GraphicsContexts {
  struct Entry {
    let size: CGSize
    let scale: CGFloat
    /// The context is created when it is first used, because few views draw their own content.
    var context: CGContext?
  }

  nonisolated(unsafe) static var stack: [Entry] = []

  static var current: CGContext? {
    guard let last = stack.last else { return nil }
    if let context = last.context { return context }
    let new = CGContext(size: last.size, scale: last.scale)
    stack[stack.count - 1].context = new
    return new
  }
}

/// Returns the current drawing context; nil outside of drawing methods.
@_documentation(visibility: internal)
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

/// Makes a drawing context the current one.
@_documentation(visibility: internal)
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.stack.append(
    .init(size: CGSize(width: context.width, height: context.height), scale: 1, context: context))
}

/// Removes the current drawing context.
@_documentation(visibility: internal)
public func UIGraphicsPopContext() {
  _ = GraphicsContexts.stack.popLast()
}

/// Fills a rectangle.
@_documentation(visibility: internal)
public func UIRectFill(_ rect: CGRect) {
  GraphicsContexts.current?.fill(rect)
}

/// Draws the border of a rectangle, inside the rectangle.
@_documentation(visibility: internal)
public func UIRectFrame(_ rect: CGRect) {
  GraphicsContexts.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Limits drawing to a rectangle.
@_documentation(visibility: internal)
public func UIRectClip(_ rect: CGRect) {
  GraphicsContexts.current?.clip(to: rect)
}

/// Begins an image with a size in points.
///
/// A scale of 0 selects the scale of the screen.
@_documentation(visibility: internal)
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : MainActor.assumeIsolated { UIScreen.main.scale }
  GraphicsContexts.stack.append(.init(size: size, scale: scale))
}

/// Begins an image with one pixel per point.
@_documentation(visibility: internal)
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the image that is being drawn.
@_documentation(visibility: internal)
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContexts.stack.last.map { UIImage(UIImage.Content(size: $0.size, scale: $0.scale)) }
}

/// Ends the image that is being drawn.
@_documentation(visibility: internal)
public func UIGraphicsEndImageContext() {
  _ = GraphicsContexts.stack.popLast()
}
