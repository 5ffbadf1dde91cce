import Foundation

extension KeyboardDrawing {
  /// Collects the shapes of a keyboard.
  struct Pen {
    let width: Double
    var shapes: [PictureShape] = []

    private static let ink = Paint(0x1C1C1E)

    mutating func text(
      _ string: String, at place: CGPoint, size: Double, weight: Int = 400, paint: Paint,
      anchor: PictureShape.TextLine.Anchor = .middle
    ) {
      shapes.append(.text(.init(string, at: place, size: size, weight: weight, paint: paint, anchor: anchor)))
    }

    /// Draws a key with its shadow.
    mutating func key(_ title: String, _ frame: CGRect, _ size: Double, _ fill: Paint = .white) {
      shapes.append(.rectangle(frame.offsetBy(dx: 0, dy: 1), .init(fill: Paint(0x898A8D), radius: 5)))
      shapes.append(.rectangle(frame, .init(fill: fill, radius: 5)))
      guard !title.isEmpty else { return }
      let baseline = Double(frame.midY) + size * (size > 18 ? 0.30 : 0.35)
      text(title, at: CGPoint(x: frame.midX, y: baseline), size: size, paint: Self.ink)
    }

    mutating func shiftIcon(in frame: CGRect) {
      let x = Double(frame.midX)
      let y = Double(frame.midY)
      icon("M\(n(x)) \(n(y - 9))l9 9.5h-4.6v7.5h-8.8v-7.5h-4.6z", fill: Self.ink)
    }

    mutating func deleteIcon(in frame: CGRect) {
      let x = Double(frame.midX)
      let y = Double(frame.midY)
      icon("M\(n(x - 11)) \(n(y))l6.5 -7.5h13q2.5 0 2.5 2.5v10q0 2.5 -2.5 2.5h-13z")
      icon("M\(n(x - 1.5)) \(n(y - 3.2))l6.4 6.4m0 -6.4l-6.4 6.4")
    }

    mutating func globeIcon(at centre: CGPoint, radius r: Double) {
      let x = Double(centre.x)
      let y = Double(centre.y)
      icon(PhoneShape.circle(centre, r))
      icon("M\(n(x - r)) \(n(y))h\(n(2 * r))M\(n(x)) \(n(y - r))v\(n(2 * r))")
      icon(
        "M\(n(x)) \(n(y - r))a\(n(r * 0.55)) \(n(r)) 0 0 0 0 \(n(2 * r))a\(n(r * 0.55)) \(n(r)) 0 0 0 0 -\(n(2 * r))z")
    }

    mutating func microphoneIcon(at centre: CGPoint) {
      let x = Double(centre.x)
      let y = Double(centre.y)
      shapes.append(
        .rectangle(CGRect(x: x - 4, y: y - 12, width: 8, height: 15), .init(fill: Self.ink, radius: 4)))
      icon("M\(n(x - 7.5)) \(n(y - 1.5))a7.5 7.5 0 0 0 15 0M\(n(x)) \(n(y + 6))v5M\(n(x - 4)) \(n(y + 11))h8")
    }

    mutating func dismissIcon(at centre: CGPoint) {
      let x = Double(centre.x)
      let y = Double(centre.y)
      shapes.append(
        .rectangle(
          CGRect(x: x - 13, y: y - 11, width: 26, height: 14), .init(stroke: Self.ink, strokeWidth: 1.5, radius: 3)))
      icon("M\(n(x - 8)) \(n(y - 6))h16M\(n(x - 8)) \(n(y - 2))h16M\(n(x - 4)) \(n(y + 8))l4 4l4 -4")
    }

    /// Draws a simple face, because the glyphs of an emoji font differ between machines.
    mutating func face(at centre: CGPoint, mood: Int) {
      let x = Double(centre.x)
      let y = Double(centre.y)
      let colours: [UInt32] = [0xFFD75E, 0xFFCE45, 0xFFDF7A, 0xF7B84B]
      shapes.append(
        .path(PhoneShape.circle(centre, 14), fill: Paint(colours[mood % 4]), stroke: Paint(0xE0A52F), width: 0.8))
      let eyes = mood % 3 == 0 ? "M\(n(x - 7)) \(n(y - 4))h4m6 0h4" : "M\(n(x - 5)) \(n(y - 5))v2.5m10 -2.5v2.5"
      shapes.append(.path(eyes, fill: nil, stroke: Paint(0x5A3B0A), width: 2))
      let mouths = [
        "M\(n(x - 6)) \(n(y + 4))q6 6 12 0", "M\(n(x - 6)) \(n(y + 3))q6 11 12 0z", "M\(n(x - 5)) \(n(y + 6))h10",
        "M\(n(x - 3)) \(n(y + 6))a3 3.5 0 1 0 6 0a3 3.5 0 1 0 -6 0", "M\(n(x - 5)) \(n(y + 7))q5 -5 10 0",
      ]
      shapes.append(
        .path(mouths[mood % 5], fill: mood % 5 == 1 ? Paint(0x5A3B0A) : nil, stroke: Paint(0x5A3B0A), width: 1.8))
    }

    private mutating func icon(_ data: String, fill: Paint? = nil) {
      shapes.append(.path(data, fill: fill, stroke: fill == nil ? Self.ink : nil, width: 1.5))
    }

    private func n(_ value: Double) -> String { SVGText.number(value) }
  }
}
