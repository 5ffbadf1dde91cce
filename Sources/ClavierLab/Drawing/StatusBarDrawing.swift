import Foundation

/// The system's status bar and home indicator.
struct StatusBarDrawing {
  let phone: PhoneShape
  /// The height of the top safe area.
  let height: Double
  /// The color behind the status bar.
  let background: Paint
  /// Whether the time is on the right.
  var isRightToLeft = false

  /// The color of the symbols, which contrasts with the background.
  private var ink: Paint {
    0.3 * background.red + 0.59 * background.green + 0.11 * background.blue < 0.5 ? .white : .black
  }

  /// Returns a position, which is mirrored in a right-to-left layout.
  private func mirrored(_ x: Double) -> Double { isRightToLeft ? Double(phone.screen.width) - x : x }

  var node: PictureNode {
    let width = Double(phone.screen.width)
    // An iPhone in landscape has no status bar.
    guard !(phone.isLandscape && !phone.isPad) else { return PictureNode("status bar") }
    var shapes = veil(width: width)
    switch phone.cutout {
    case .island, .notch:
      let middle = phone.cutout == .island ? 36.0 : 28.0
      let ear = phone.cutout == .island ? width * 0.165 : 45
      shapes.append(time(at: CGPoint(x: mirrored(ear), y: middle), size: 16.5, anchor: .middle))
      shapes += signals(inset: phone.cutout == .island ? 27 : 20, middle: middle - 5.5, scale: 1)
    case .none:
      let middle = phone.isPad && !phone.hasHomeButton ? 16.5 : 14.5
      if phone.isPad {
        shapes.append(
          time(at: CGPoint(x: mirrored(22), y: middle), size: 12.5, anchor: isRightToLeft ? .end : .start))
      } else {
        shapes.append(time(at: CGPoint(x: width / 2, y: middle), size: 12.5, anchor: .middle))
      }
      shapes += signals(inset: phone.isPad ? 22 : 6, middle: middle - 4.5, scale: 0.82)
    }
    return PictureNode("status bar", frame: CGRect(x: 0, y: 0, width: width, height: height), shapes: shapes)
  }

  /// Content fades under the status bar, as on iOS 26, so that the time stays legible.
  private func veil(width: Double) -> [PictureShape] {
    let fading = 10
    let solid = height - 2
    func paint(_ alpha: Double) -> Paint {
      Paint(red: background.red, green: background.green, blue: background.blue, alpha: alpha)
    }
    var shapes: [PictureShape] = [
      .rectangle(CGRect(x: 0, y: 0, width: width, height: solid), .init(fill: paint(0.9)))
    ]
    for strip in 0..<fading {
      let alpha = 0.9 * (1 - (Double(strip) + 0.5) / Double(fading))
      let frame = CGRect(x: 0, y: solid + Double(strip), width: width, height: 1)
      shapes.append(.rectangle(frame, .init(fill: paint(alpha))))
    }
    return shapes
  }

  private var indicatorInk: Paint { Paint(red: ink.red, green: ink.green, blue: ink.blue, alpha: 0.88) }

  /// The home indicator.
  var homeIndicator: PictureNode {
    guard !phone.hasHomeButton else { return PictureNode("home indicator") }
    let width = Double(phone.screen.width)
    let length = phone.isPad ? 270.0 : (phone.isLandscape ? 236 : 138)
    let line = CGRect(x: (width - length) / 2, y: Double(phone.screen.height) - 13, width: length, height: 5)
    return PictureNode(
      "home indicator", shapes: [.rectangle(line, .init(fill: indicatorInk, radius: 2.5))])
  }

  private func time(at place: CGPoint, size: Double, anchor: PictureShape.TextLine.Anchor) -> PictureShape {
    .text(.init("9:41", at: place, size: size, weight: 600, paint: ink, anchor: anchor))
  }

  /// The cellular bars, the Wi-Fi symbol, and the battery at the trailing edge.
  private func signals(inset: Double, middle: Double, scale: Double) -> [PictureShape] {
    let number: (Double) -> String = { SVGText.number($0) }
    let faint = Paint(red: ink.red, green: ink.green, blue: ink.blue, alpha: 0.4)
    let gap = 6.5 * scale
    // In a right-to-left layout, the group is at the left edge, and its symbols keep their order.
    let total = (26.5 + (phone.isPad ? 0 : 17.9)) * scale + 17 * scale + (phone.isPad ? 1 : 2) * gap
    let rightEdge = isRightToLeft ? inset + total : Double(phone.screen.width) - inset
    var shapes: [PictureShape] = []
    let battery = CGRect(
      x: rightEdge - 27 * scale, y: middle - 6.5 * scale, width: 24.5 * scale, height: 13 * scale)
    shapes.append(.rectangle(battery, .init(stroke: faint, strokeWidth: 1, radius: 4 * scale)))
    shapes.append(
      .rectangle(battery.insetBy(dx: 2 * scale, dy: 2 * scale), .init(fill: ink, radius: 2.4 * scale)))
    shapes.append(
      .rectangle(
        CGRect(x: battery.maxX + 1.2, y: middle - 2.2 * scale, width: 1.6 * scale, height: 4.4 * scale),
        .init(fill: faint, radius: 0.8)))

    // The widest wave extends 8.1 points to either side, including half of its stroke.
    let waves = Double(battery.minX) - gap - 9.2 * scale
    let foot = middle + 5.8 * scale
    for radius in [3.6, 7.4, 11.2] {
      let r = radius * scale
      let half = r * 0.72
      let rise = r * 0.69
      let data =
        radius < 4
        ? "M\(number(waves)) \(number(foot))L\(number(waves - half)) \(number(foot - rise))"
          + "A\(number(r)) \(number(r)) 0 0 1 \(number(waves + half)) \(number(foot - rise))z"
        : "M\(number(waves - half)) \(number(foot - rise))"
          + "A\(number(r)) \(number(r)) 0 0 1 \(number(waves + half)) \(number(foot - rise))"
      shapes.append(
        .path(data, fill: radius < 4 ? ink : nil, stroke: radius < 4 ? nil : ink, width: 2.3 * scale))
    }
    guard !phone.isPad else { return shapes }
    let bars = waves - 9.2 * scale - gap - 17.9 * scale
    for index in 0..<4 {
      let tall = (4.5 + 2.6 * Double(index)) * scale
      let bar = CGRect(
        x: bars + Double(index) * 4.9 * scale, y: foot - tall, width: 3.2 * scale, height: tall)
      shapes.append(.rectangle(bar, .init(fill: ink, radius: 1)))
    }
    return shapes
  }
}
