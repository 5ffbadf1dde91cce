import CoreGraphics
import Foundation

// These properties format numbers for the panel, without trailing zeros. Numbers that are not finite are also
// supported.
extension CGFloat {
  /// A length in points, with at most one decimal place.
  var points: String { Double(self).text(places: 1) }

  /// A length in points, with its unit.
  var pointsWithUnit: String { points == "1" ? "1 point" : "\(points) points" }
}

extension TimeInterval {
  /// A time in seconds, with at most two decimal places.
  var seconds: String { text(places: 2) }
}

extension CGRect {
  /// The origin and the size, without standardizing a negative size.
  var points: String {
    "(\(origin.x.points), \(origin.y.points)), \(size.width.points) × \(size.height.points)"
  }
}

extension Double {
  fileprivate func text(places: Int) -> String {
    guard isFinite, abs(self) < 1e9 else { return "\(self)" }
    let scale = places == 1 ? 10.0 : 100
    let rounded = (self * scale).rounded() / scale
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
