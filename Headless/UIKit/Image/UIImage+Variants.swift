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

  /// Returns the image with parts at the edges that keep their size when it is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    changed { $0.capInsets = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right] }
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
    }
  }

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
