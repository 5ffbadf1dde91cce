/// A color of a picture, with sRGB components from 0 to 1.
package struct Paint: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from a hexadecimal number such as `0x007AFF`.
  package init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  package static let white = Paint(0xFFFFFF)
  package static let black = Paint(0x000000)
  package static let label = Paint(0x1C1C1E)
  package static let placeholder = Paint(0x3C3C43, alpha: 0.32)
  package static let separator = Paint(0x3C3C43, alpha: 0.22)
  package static let tint = Paint(0x007AFF)

  /// Returns the color that results if this color is drawn over an opaque color.
  func over(_ other: Paint) -> Paint {
    func mixed(_ component: KeyPath<Paint, Double>) -> Double {
      self[keyPath: component] * alpha + other[keyPath: component] * (1 - alpha)
    }
    return Paint(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }

  /// The color without its alpha, as the value of an SVG attribute.
  var svg: String {
    let digits = [red, green, blue].map { component -> String in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
