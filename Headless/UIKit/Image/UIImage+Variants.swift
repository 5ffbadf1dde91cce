import Foundation
public import HeadlessEnumerations

@_documentation(visibility: internal)
extension UIImage {
  /// Whether an image is drawn with its own colors or with the tint color.
  public typealias RenderingMode = UIImageRenderingMode

  /// Whether the image is drawn with its own colors or with the tint color.
  public var renderingMode: UIImage.RenderingMode { content.renderingMode }

  /// Whether the image is a symbol of the system.
  public var isSymbolImage: Bool { content.symbol != nil }

  /// The parts at the edges that keep their size when the image is stretched.
  public var capInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: content.capInsets[0], left: content.capInsets[1], bottom: content.capInsets[2], right: content.capInsets[3])
  }

  /// The configuration of a symbol; nil for other images.
  public var symbolConfiguration: UIImage.SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(content.configuration) : nil
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image with a tint color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// Returns the image with a tint color and another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Returns a copy of the image whose edge areas keep their size when the image is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    changed { $0.capInsets = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right] }
  }

  /// Returns the image with parts at the edges that keep their size, and a way to fill the middle.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right]
      $0.resizingMode = resizingMode
    }
  }

  /// The ways to fill the middle of a stretched image.
  public typealias ResizingMode = UIImageResizingMode

  /// The way in which the middle of the image is filled when it is stretched.
  public var resizingMode: UIImage.ResizingMode { content.resizingMode }

  /// Returns a smaller image that fits a size in points; nil for an empty size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return changed { $0.size = size }
  }

  /// Calls a closure with a smaller image that fits a size in points.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let image = preparingThumbnail(of: size)
    DispatchQueue.global().async { completionHandler(image) }
  }

  /// Returns the image, decoded.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image, decoded.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Returns a smaller image that fits a size in points; nil for an empty size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Draws the image in a rectangle.
  public func draw(in rect: CGRect) {
    guard let context = GraphicsContexts.current else { return }
    context.mark(.image, rect.applying(context.ctm), nil)
  }

  /// Draws the image at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Returns the symbol with a configuration, and any other image unchanged.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }

  /// Returns the symbol with a configuration; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return changed {
      $0.configuration = $0.configuration.applying(configuration.measure)
      $0.size = $0.configuration.size
      guard !configuration.palette.isEmpty else { return }
      ($0.palette, $0.tint) = (configuration.palette, configuration.palette.first)
    }
  }

  /// Returns the image, mirrored.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let mirrored: UIImage.Orientation =
      switch imageOrientation {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      case .left: .rightMirrored
      case .rightMirrored: .left
      case .right: .leftMirrored
      default: .right
      }
    return changed { $0.orientation = mirrored.rawValue }
  }

  /// The parts at the edges that Auto Layout ignores.
  public var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: content.alignmentInsets[0], left: content.alignmentInsets[1], bottom: content.alignmentInsets[2],
      right: content.alignmentInsets[3])
  }

  /// Returns the image with parts at the edges that Auto Layout ignores.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed {
      $0.alignmentInsets = [alignmentInsets.top, alignmentInsets.left, alignmentInsets.bottom, alignmentInsets.right]
    }
  }

  /// Whether views in a right-to-left layout show the image mirrored.
  public var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

  /// Returns the image, which views in a right-to-left layout show mirrored.
  ///
  /// Images are not drawn mirrored in the headless UIKit.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

  private func changed(_ change: (inout Content) -> Void) -> UIImage {
    var content = content
    change(&content)
    return UIImage(content)
  }
}

extension UIImage {
  /// Whether the symbol has a configuration of its own.
  var isConfigured: Bool { content.configuration != SymbolMeasure() }

  /// The color of a tinted image.
  public var headlessTint: UIColor? { content.tint }
}
