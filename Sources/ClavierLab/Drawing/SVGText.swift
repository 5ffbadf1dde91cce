import Foundation

/// Formats values for SVG and CSS.
enum SVGText {
  /// The fonts in order of preference: Apple's own, then fonts with the same proportions.
  static let fontFamily = """
    -apple-system,BlinkMacSystemFont,'SF Pro Text','Segoe UI',Roboto,Inter,'Helvetica Neue',Arial,\
    'Liberation Sans',system-ui,sans-serif
    """

  /// Formats a number with at most two decimals.
  static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard hundredths.isFinite, abs(hundredths) < 1e12 else { return "0" }
    let whole = Int(hundredths)
    let sign = whole < 0 ? "-" : ""
    let (units, rest) = abs(whole).quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(units)" }
    if rest % 10 == 0 { return "\(sign)\(units).\(rest / 10)" }
    return "\(sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Formats a factor with at most five decimals, so that the product with a coordinate is exact enough.
  static func factor(_ value: Double) -> String {
    let text = String(value.rounded(toDecimals: 5))
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func number(_ value: CGFloat) -> String { number(Double(value)) }

  /// Returns the path data of a circle.
  static func circle(around center: CGPoint, radius: Double) -> String {
    let x = number(Double(center.x) - radius)
    let y = number(center.y)
    let r = number(radius)
    let d = number(2 * radius)
    return "M\(x) \(y)a\(r) \(r) 0 1 0 \(d) 0a\(r) \(r) 0 1 0 -\(d) 0z"
  }
}
