public import Foundation
public import HeadlessEnumerations

@_documentation(visibility: internal)
extension UIImage {
  /// The weight of a symbol.
  public typealias SymbolWeight = UIImageSymbolWeight
  /// The scale of a symbol, relative to its point size.
  public typealias SymbolScale = UIImageSymbolScale

  /// The base class of the configurations of an image.
  // The conformance is unchecked, because the compiler cannot check an open class. This class has no stored properties.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The configuration of a symbol.
  // The conformance is unchecked, because the compiler cannot check an open class. Its only stored property is a
  // constant of a Sendable type.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    let measure: SymbolMeasure
    /// The colors of the layers; empty for the tint color.
    let palette: [UIColor]

    init(_ measure: SymbolMeasure, palette: [UIColor] = []) {
      (self.measure, self.palette) = (measure, palette)
      super.init()
    }

    /// Creates a configuration with the colors of the layers.
    ///
    /// Only the first color is drawn in the headless UIKit.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolMeasure(), palette: paletteColors)
    }

    /// Creates a configuration with a color, whose opacity differs by layer.
    ///
    /// All layers are drawn with the color in the headless UIKit.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolMeasure(), palette: [hierarchicalColor])
    }

    /// Returns a configuration with one color for all layers.
    public class func preferringMonochrome() -> UIImage.SymbolConfiguration { SymbolConfiguration(SymbolMeasure()) }

    /// Returns a configuration with the symbol's own colors, which are not known in the headless UIKit.
    public class func preferringMulticolor() -> UIImage.SymbolConfiguration { SymbolConfiguration(SymbolMeasure()) }

    /// Creates a configuration that matches the size and the weight of a font.
    public convenience init(font: UIFont) {
      self.init(SymbolMeasure(pointSize: font.pointSize))
    }

    /// Creates a configuration that matches the size of a font, with a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(SymbolMeasure(pointSize: font.pointSize, scale: scale.rawValue))
    }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolMeasure(pointSize: pointSize))
    }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(SymbolMeasure(pointSize: pointSize, weight: weight.rawValue))
    }

    /// Creates a configuration with a size in points, a weight, and a scale.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init(SymbolMeasure(pointSize: pointSize, weight: weight.rawValue, scale: scale.rawValue))
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(SymbolMeasure(scale: scale.rawValue))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(SymbolMeasure(weight: weight.rawValue))
    }

    /// Creates a configuration that matches the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolMeasure(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize))
    }

    /// Creates a configuration that matches the size of a text style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(
        SymbolMeasure(
          pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale.rawValue))
    }

    /// Returns a copy of the configuration with the values that another configuration specifies.
    public func applying(_ otherConfiguration: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration {
      SymbolConfiguration(
        measure.applying(otherConfiguration.measure),
        palette: otherConfiguration.palette.isEmpty ? palette : otherConfiguration.palette)
    }
  }

  /// Creates a system symbol with a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    let configuration = configuration as? SymbolConfiguration
    self.init(
      systemName: name, measure: configuration?.measure ?? SymbolMeasure(), palette: configuration?.palette ?? [])
  }
}
