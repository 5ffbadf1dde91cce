package import Foundation

/// The front of a device: the frame around its screen, with the notch or island.
package struct PhoneShape: Hashable, Sendable {
  package enum Cutout: Hashable, Sendable { case none, notch, island }

  /// The screen in its current orientation.
  package var screen: CGSize
  package var isLandscape: Bool
  package var isPad: Bool
  package var hasHomeButton: Bool
  package var cutout: Cutout
  /// The corner radius of the screen.
  package var screenRadius: Double

  /// Creates the shape of a device.
  ///
  /// - Parameters:
  ///   - portraitSize: The screen in portrait, in points.
  ///   - portraitTopInset: The top safe area in portrait: 44 to 50 points with a notch, more with an island.
  ///   - portraitBottomInset: The bottom safe area in portrait; 0 with a home button.
  package init(
    portraitSize: CGSize, isLandscape: Bool, isPad: Bool, portraitTopInset: Double, portraitBottomInset: Double
  ) {
    self.isLandscape = isLandscape
    self.isPad = isPad
    screen = isLandscape ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    hasHomeButton = portraitBottomInset == 0
    if hasHomeButton || isPad {
      cutout = .none
    } else {
      cutout = portraitTopInset > 50 ? .island : .notch
    }
    if hasHomeButton {
      screenRadius = 2
    } else if isPad {
      screenRadius = 18
    } else {
      screenRadius = cutout == .island ? 55 : 47
    }
  }

  /// The distance of the body's edges from the screen's edges.
  package var bezel: (left: Double, top: Double, right: Double, bottom: Double) {
    let side: Double
    let end: Double
    if hasHomeButton {
      side = isPad ? 34 : 18
      end = isPad ? 74 : 84
    } else {
      side = isPad ? 30 : 14
      end = side
    }
    return isLandscape ? (end, side, end, side) : (side, end, side, end)
  }

  /// The size of the body.
  package var bodySize: CGSize {
    let bezel = bezel
    return CGSize(
      width: Double(screen.width) + bezel.left + bezel.right, height: Double(screen.height) + bezel.top + bezel.bottom)
  }

  package var screenFrame: CGRect {
    CGRect(x: bezel.left, y: bezel.top, width: Double(screen.width), height: Double(screen.height))
  }

  private var bodyRadius: Double {
    if hasHomeButton { return isPad ? 46 : 56 }
    return screenRadius + (isPad ? 26 : 13)
  }

  /// The body: side buttons, metal edge, black glass, and home button.
  package var body: PictureNode {
    let size = bodySize
    let edge = CGRect(origin: .zero, size: size)
    let metal = PictureShape.BoxStyle(fill: Paint(0x3A3A3D), radius: bodyRadius)
    let rim = PictureShape.BoxStyle(stroke: Paint(0x8E8E93, alpha: 0.65), strokeWidth: 1.2, radius: bodyRadius - 0.6)
    let glass = PictureShape.BoxStyle(fill: Paint(0x050506), radius: bodyRadius - 4)
    var shapes = buttons(in: size)
    shapes.append(.rectangle(edge, metal))
    shapes.append(.rectangle(edge.insetBy(dx: 0.6, dy: 0.6), rim))
    shapes.append(.rectangle(edge.insetBy(dx: 4, dy: 4), glass))
    if hasHomeButton { shapes += homeButton(in: size) }
    return PictureNode("body", frame: edge, shapes: shapes)
  }

  /// The island or notch in front of the screen.
  package var sensorHousing: PictureNode {
    var shapes: [PictureShape] = []
    let black = PictureShape.BoxStyle(fill: .black, radius: 18.5)
    let short = Double(min(screen.width, screen.height))
    switch cutout {
    case .none: break
    case .island:
      let island =
        isLandscape
        ? CGRect(x: 12, y: (short - 124) / 2, width: 37, height: 124)
        : CGRect(x: (short - 124) / 2, y: 12, width: 124, height: 37)
      shapes.append(.rectangle(island, black))
      let lens = isLandscape ? CGPoint(x: 30.5, y: island.minY + 19) : CGPoint(x: island.maxX - 19, y: 30.5)
      shapes.append(.path(SVGText.circle(around: lens, radius: 5.5), fill: Paint(0x16161D), stroke: nil, width: 0))
      shapes.append(.path(SVGText.circle(around: lens, radius: 2.2), fill: Paint(0x2B3050), stroke: nil, width: 0))
    case .notch:
      let width = 164.0
      let start = (short - width) / 2
      let data =
        isLandscape
        ? "M0 \(start - 6)q0 6 6 6h10q14 0 14 14v\(width - 28)q0 14 -14 14h-10q-6 0 -6 6z"
        : "M\(start - 6) 0q6 0 6 6v10q0 14 14 14h\(width - 28)q14 0 14 -14v-10q0 -6 6 -6z"
      shapes.append(.path(data, fill: .black, stroke: nil, width: 0))
    }
    return PictureNode("glass", frame: CGRect(origin: .zero, size: screen), shapes: shapes)
  }

  private func homeButton(in size: CGSize) -> [PictureShape] {
    let bezel = bezel
    let center =
      isLandscape
      ? CGPoint(x: Double(size.width) - bezel.right / 2, y: Double(size.height) / 2)
      : CGPoint(x: Double(size.width) / 2, y: Double(size.height) - bezel.bottom / 2)
    let radius = isPad ? 23.0 : 28.0
    var shapes: [PictureShape] = [
      .path(SVGText.circle(around: center, radius: radius), fill: Paint(0x0C0C0E), stroke: Paint(0x4A4A4E), width: 1.5)
    ]
    if !isPad {
      // The speaker and the camera at the opposite edge.
      let gray = PictureShape.BoxStyle(fill: Paint(0x2A2A2D), radius: 3)
      let middle =
        isLandscape
        ? CGPoint(x: bezel.left / 2, y: Double(size.height) / 2)
        : CGPoint(x: Double(size.width) / 2, y: bezel.top / 2)
      let slot =
        isLandscape
        ? CGRect(x: middle.x - 3, y: middle.y - 27, width: 6, height: 54)
        : CGRect(x: middle.x - 27, y: middle.y - 3, width: 54, height: 6)
      let camera =
        isLandscape
        ? CGPoint(x: middle.x, y: middle.y + 46) : CGPoint(x: middle.x - 46, y: middle.y)
      shapes.append(.rectangle(slot, gray))
      shapes.append(.path(SVGText.circle(around: camera, radius: 4.5), fill: Paint(0x202024), stroke: nil, width: 0))
    }
    return shapes
  }

  private func buttons(in size: CGSize) -> [PictureShape] {
    guard !isPad else { return [] }
    let style = PictureShape.BoxStyle(fill: Paint(0x2C2C2F), radius: 2)
    // The positions in portrait, from the top: the action button and the volume on the left, the side button on the
    // right.
    let left: [(start: Double, length: Double)] = [(118, 30), (172, 56), (240, 56)]
    let right: [(start: Double, length: Double)] = [(196, 92)]
    let reach = 3.0
    return left.map { start, length in
      isLandscape
        ? .rectangle(CGRect(x: start, y: Double(size.height) - 2, width: length, height: reach + 2), style)
        : .rectangle(CGRect(x: -reach, y: start, width: reach + 2, height: length), style)
    }
      + right.map { start, length in
        isLandscape
          ? .rectangle(CGRect(x: start, y: -reach, width: length, height: reach + 2), style)
          : .rectangle(CGRect(x: Double(size.width) - 2, y: start, width: reach + 2, height: length), style)
      }
  }
}
