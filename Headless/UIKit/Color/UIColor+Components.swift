public import Foundation
public import HeadlessQuartz

@_documentation(visibility: internal)
extension UIColor {
  /// Creates a color that a closure provides for the traits in which it is shown.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.provider(Provider(dynamicProvider)))
  }

  /// Creates a color from hue, saturation, and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a color in the Display P3 color space.
  ///
  /// Only its components are kept.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from the color of a layer.
  public convenience init(cgColor: CGColor) {
    let values = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }

  /// Returns nil, because the headless UIKit cannot read asset catalogs.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Returns nil, because the headless UIKit cannot read asset catalogs.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    return nil
  }

  /// The color for a layer, in the current traits.
  public var cgColor: CGColor {
    let color = headlessComponents()
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns the color as it is shown with traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .pattern = source { return self }
    return UIColor(.fixed(headlessComponents(with: traitCollection)))
  }

  /// Returns the components in sRGB through pointers.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if case .pattern = source { return false }
    let color = headlessComponents()
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns the brightness of a gray through pointers.
  ///
  /// - Returns: False if the color is not gray.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = headlessComponents()
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns hue, saturation, and brightness through pointers.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = headlessComponents()
    let (high, low) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
    let range = high - low
    var sector = 0.0
    if range > 0 {
      switch high {
      case color.red: sector = ((color.green - color.blue) / range + 6).truncatingRemainder(dividingBy: 6)
      case color.green: sector = (color.blue - color.red) / range + 2
      default: sector = (color.red - color.green) / range + 4
      }
    }
    hue?.pointee = sector / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }
}
