import Foundation
import UIKit

/// Simple drawings of images: a few SF Symbols, and a plain shape in place of everything else.
///
/// The headless UIKit has neither the symbols nor the pixels of images.
@MainActor
enum SymbolDrawing {
  /// Returns a symbol in the center of a box.
  ///
  /// - Parameter isRightToLeft: Whether `forward` in a symbol's name means left, and `backward` means right.
  static func shape(of image: UIImage, in size: CGSize, paint: Paint, isRightToLeft: Bool) -> PictureShape {
    let name = image.headlessSymbolName ?? ""
    let side = isRightToLeft ? ["forward": "left", "backward": "right"] : ["forward": "right", "backward": "left"]
    let parts = name.split(separator: ".").map { side[String($0)] ?? String($0) }
    guard let strokes = strokes[parts.joined(separator: ".")] else {
      return placeholder(of: image, in: size, paint: paint)
    }
    let scale = max(Double(image.size.height), 1) / 17
    let path = strokes.map { points in
      let coordinates = points.map { point in
        let x = SVGText.number(Double(size.width) / 2 + point.x * scale)
        let y = SVGText.number(Double(size.height) / 2 + point.y * scale)
        return "\(x) \(y)"
      }
      return "M" + coordinates.joined(separator: "L")
    }
    return .path(path.joined(), fill: nil, stroke: paint, width: 2.2)
  }

  /// Returns a translucent rectangle in place of a symbol without a drawing, or of a picture.
  private static func placeholder(of image: UIImage, in size: CGSize, paint: Paint) -> PictureShape {
    let isSymbol = image.headlessSymbolName != nil
    let shown = isSymbol ? image.size : size
    let frame = CGRect(
      x: (size.width - shown.width) / 2, y: (size.height - shown.height) / 2, width: shown.width, height: shown.height)
    var fill = isSymbol ? paint : Paint(0x8E8E93)
    fill.alpha *= 0.3
    return .rectangle(frame, .init(fill: fill, radius: isSymbol ? 4 : 0))
  }

  /// The lines of a symbol around its center, for text of 17 points.
  private static let strokes: [String: [[SIMD2<Double>]]] = [
    "chevron.up": [[SIMD2(-8, 4), SIMD2(0, -4), SIMD2(8, 4)]],
    "chevron.down": [[SIMD2(-8, -4), SIMD2(0, 4), SIMD2(8, -4)]],
    "chevron.left": [[SIMD2(4, -8), SIMD2(-4, 0), SIMD2(4, 8)]],
    "chevron.right": [[SIMD2(-4, -8), SIMD2(4, 0), SIMD2(-4, 8)]],
    "checkmark": [[SIMD2(-7, 1), SIMD2(-2, 7), SIMD2(7, -7)]],
    "plus": [[SIMD2(-8, 0), SIMD2(8, 0)], [SIMD2(0, -8), SIMD2(0, 8)]],
    "minus": [[SIMD2(-8, 0), SIMD2(8, 0)]],
    "xmark": [[SIMD2(-7, -7), SIMD2(7, 7)], [SIMD2(7, -7), SIMD2(-7, 7)]],
  ]
}
