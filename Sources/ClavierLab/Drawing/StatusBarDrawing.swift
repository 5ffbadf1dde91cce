import Foundation

/// The system's status bar and home indicator.
struct StatusBarDrawing: Equatable {
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
    var shapes = fadingBackground(width: width)
    switch phone.cutout {
    case .island, .notch:
      let middle = phone.cutout == .island ? 36.0 : 28.0
      let timeX = phone.cutout == .island ? width * 0.165 : 45
      shapes.append(time(at: CGPoint(x: mirrored(timeX), y: middle), size: 16.5, anchor: .middle))
      shapes += signals(inset: phone.cutout == .island ? 27 : 20, middle: middle - 5.5, scale: 1)
    case .none where phone.isPad:
      let middle = phone.hasHomeButton ? 14.5 : 16.5
      let point = CGPoint(x: mirrored(22), y: middle)
      shapes.append(text("9:41 AM  Mon Jun 9", at: point, size: 12.5, anchor: isRightToLeft ? .end : .start))
      shapes += signals(inset: 22, middle: middle - 4.5, scale: 0.82)
    case .none:
      shapes.append(time(at: CGPoint(x: width / 2, y: 14.5), size: 12.5, anchor: .middle))
      shapes += separateSignals(inset: 6, middle: 10, scale: 0.82)
    }
    return PictureNode("status bar", frame: CGRect(x: 0, y: 0, width: width, height: height), shapes: shapes)
  }

  /// Returns the shapes that make content fade under the status bar, as on iOS 26, so that the time stays legible.
  private func fadingBackground(width: Double) -> [PictureShape] {
    let stripCount = 10
    let solidHeight = height - 2
    func paint(_ alpha: Double) -> Paint {
      Paint(red: background.red, green: background.green, blue: background.blue, alpha: alpha)
    }
    var shapes: [PictureShape] = [
      .rectangle(CGRect(x: 0, y: 0, width: width, height: solidHeight), .init(fill: paint(0.9)))
    ]
    for strip in 0..<stripCount {
      let alpha = 0.9 * (1 - (Double(strip) + 0.5) / Double(stripCount))
      let frame = CGRect(x: 0, y: solidHeight + Double(strip), width: width, height: 1)
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

  private func time(at point: CGPoint, size: Double, anchor: PictureShape.TextLine.Anchor) -> PictureShape {
    text("9:41", at: point, size: size, anchor: anchor)
  }

  private func text(
    _ string: String, at point: CGPoint, size: Double, anchor: PictureShape.TextLine.Anchor
  ) -> PictureShape {
    .text(.init(string, at: point, size: size, weight: 600, paint: ink, anchor: anchor))
  }

  /// Returns the symbols at the trailing edge: the cellular bars of an iPhone, the Wi-Fi symbol, the charge of an iPad,
  /// and the battery.
  ///
  /// In a right-to-left layout, the group is at the left edge, and its symbols keep their order.
  private func signals(inset: Double, middle: Double, scale: Double) -> [PictureShape] {
    let gap = 6.5 * scale
    let charge = phone.isPad ? 36.0 : 0
    let total = (26.5 + (phone.isPad ? 0 : 17.9)) * scale + charge + 17 * scale + (phone.isPad ? 1 : 2) * gap
    let right = isRightToLeft ? inset + total : Double(phone.screen.width) - inset
    let left = right - 27 * scale
    var shapes = battery(at: left, middle: middle, scale: scale)
    if phone.isPad {
      shapes.append(text("100%", at: CGPoint(x: left - 4, y: middle + 4.5), size: 12.5, anchor: .end))
    }
    // The widest wave extends 8.1 points to either side, including half of its stroke.
    let waves = left - charge - gap - 9.2 * scale
    shapes += wiFi(around: waves, middle: middle, scale: scale)
    if !phone.isPad { shapes += bars(at: waves - 9.2 * scale - gap - 17.9 * scale, middle: middle, scale: scale) }
    return shapes
  }

  /// Returns the symbols of an iPhone with a home button, whose cellular bars and Wi-Fi symbol are at the leading edge.
  private func separateSignals(inset: Double, middle: Double, scale: Double) -> [PictureShape] {
    let width = Double(phone.screen.width)
    let group = 17.9 * scale + 4 + 18.4 * scale
    let left = isRightToLeft ? width - inset - group : inset
    let batteryLeft = isRightToLeft ? inset : width - inset - 27 * scale
    return bars(at: left, middle: middle, scale: scale)
      + wiFi(around: left + 17.9 * scale + 4 + 9.2 * scale, middle: middle, scale: scale)
      + battery(at: batteryLeft, middle: middle, scale: scale)
  }

  private func battery(at left: Double, middle: Double, scale: Double) -> [PictureShape] {
    let faint = Paint(red: ink.red, green: ink.green, blue: ink.blue, alpha: 0.4)
    let body = CGRect(x: left, y: middle - 6.5 * scale, width: 24.5 * scale, height: 13 * scale)
    let contact = CGRect(x: body.maxX + 1.2, y: middle - 2.2 * scale, width: 1.6 * scale, height: 4.4 * scale)
    return [
      .rectangle(body, .init(stroke: faint, strokeWidth: 1, radius: 4 * scale)),
      .rectangle(body.insetBy(dx: 2 * scale, dy: 2 * scale), .init(fill: ink, radius: 2.4 * scale)),
      .rectangle(contact, .init(fill: faint, radius: 0.8)),
    ]
  }

  private func wiFi(around x: Double, middle: Double, scale: Double) -> [PictureShape] {
    let number: (Double) -> String = { SVGText.number($0) }
    let foot = middle + 5.8 * scale
    return [3.6, 7.4, 11.2].map { radius in
      let r = radius * scale
      let (half, rise) = (r * 0.72, r * 0.69)
      let arc = "A\(number(r)) \(number(r)) 0 0 1 \(number(x + half)) \(number(foot - rise))"
      let start = "\(number(x - half)) \(number(foot - rise))"
      return radius < 4
        ? .path("M\(number(x)) \(number(foot))L\(start)\(arc)z", fill: ink, stroke: nil, width: 0)
        : .path("M\(start)\(arc)", fill: nil, stroke: ink, width: 2.3 * scale)
    }
  }

  private func bars(at left: Double, middle: Double, scale: Double) -> [PictureShape] {
    (0..<4).map { index in
      let tall = (4.5 + 2.6 * Double(index)) * scale
      let bar = CGRect(
        x: left + Double(index) * 4.9 * scale, y: middle + 5.8 * scale - tall, width: 3.2 * scale, height: tall)
      return .rectangle(bar, .init(fill: ink, radius: 1))
    }
  }
}
