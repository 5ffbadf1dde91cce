import Foundation

/// The parts of common shapes, and points on curves.
enum PathShapes {
  /// The distance of the control points with which a curve approximates a quarter of a circle.
  private static let quarter: CGFloat = 0.5522847498

  static func rect(_ rect: CGRect) -> [CGPath.Part] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [CGPath.Part] {
    roundedRect(rect, width: rect.width / 2, height: rect.height / 2)
  }

  static func roundedRect(_ rect: CGRect, width: CGFloat, height: CGFloat) -> [CGPath.Part] {
    roundedRect(rect, radii: [CGSize](repeating: CGSize(width: width, height: height), count: 4))
  }

  /// Returns a rectangle whose corners, from the top left clockwise, have different radii.
  static func roundedRect(_ rect: CGRect, radii: [CGSize]) -> [CGPath.Part] {
    let radii = radii.map {
      CGSize(width: min(max(0, $0.width), rect.width / 2), height: min(max(0, $0.height), rect.height / 2))
    }
    guard radii.contains(where: { $0.width > 0 && $0.height > 0 }) else { return self.rect(rect) }
    let corners = [
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
    ]
    var parts: [CGPath.Part] = []
    for (index, (corner, before, after)) in corners.enumerated() {
      let radius = radii[index]
      func point(_ direction: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + direction.x * radius.width * share, y: corner.y + direction.y * radius.height * share)
      }
      parts.append(index == 0 ? .move(point(before, 1)) : .line(point(before, 1)))
      guard radius.width > 0, radius.height > 0 else { continue }
      parts.append(
        .cubic(point(after, 1), control1: point(before, 1 - quarter), control2: point(after, 1 - quarter)))
    }
    return parts + [.close]
  }

  /// Returns the cubic curves of an arc.
  static func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool)
    -> (start: CGPoint, parts: [CGPath.Part])
  {
    var sweep = end - start
    let whole = 2 * CGFloat.pi
    if clockwise, sweep < 0 { sweep += whole * (-sweep / whole).rounded(.up) }
    if !clockwise, sweep > 0 { sweep -= whole * (sweep / whole).rounded(.up) }
    sweep = min(max(sweep, -whole), whole)
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let length = 4 / 3 * tan(step / 4) * radius
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let parts = (0..<count).map { index -> CGPath.Part in
      let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let (one, two) = (point(from), point(to))
      return .cubic(
        two, control1: CGPoint(x: one.x - length * sin(from), y: one.y + length * cos(from)),
        control2: CGPoint(x: two.x + length * sin(to), y: two.y - length * cos(to)))
    }
    return (point(start), parts)
  }

  // MARK: Points

  static func samples(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...16).map { point(CGFloat($0) / 16) }
  }

  static func quad(_ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGPoint {
    let (u, v, w) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
    return CGPoint(x: u * a.x + v * b.x + w * c.x, y: u * a.y + v * b.y + w * c.y)
  }

  static func cubic(_ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGPoint {
    let r = 1 - t
    let (p, q, u, v) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
    return CGPoint(x: p * a.x + q * b.x + u * c.x + v * d.x, y: p * a.y + q * b.y + u * c.y + v * d.y)
  }
}
