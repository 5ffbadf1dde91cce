import Foundation
import UIKit

/// Simple drawings of a few SF Symbols.
enum SymbolDrawing {
  /// Returns a symbol in the center of a box; nil if it has no drawing.
  @MainActor static func shape(of image: UIImage, in size: CGSize, paint: Paint) -> PictureShape? {
    guard let name = image.headlessSymbolName, let lines = lines[name] else { return nil }
    let scale = max(Double(image.size.height), 1) / 17
    let points = lines.map { point in
      let x = SVGText.number(Double(size.width) / 2 + point.x * scale)
      let y = SVGText.number(Double(size.height) / 2 + point.y * scale)
      return "\(x) \(y)"
    }
    return .path("M" + points.joined(separator: "L"), fill: nil, stroke: paint, width: 2.2)
  }

  /// The points around the center, for text of 17 points.
  private static let lines: [String: [SIMD2<Double>]] = [
    "chevron.up": [SIMD2(-8, 4), SIMD2(0, -4), SIMD2(8, 4)],
    "chevron.down": [SIMD2(-8, -4), SIMD2(0, 4), SIMD2(8, -4)],
    "chevron.left": [SIMD2(4, -8), SIMD2(-4, 0), SIMD2(4, 8)],
    "chevron.right": [SIMD2(-4, -8), SIMD2(4, 0), SIMD2(-4, 8)],
  ]
}
