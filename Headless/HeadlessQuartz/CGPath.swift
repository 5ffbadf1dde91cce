public import Foundation

/// A sequence of lines and curves.
///
/// A path cannot be changed, but you can add parts to a `CGMutablePath`.
open class CGPath: Hashable {
  /// A part of a path.
  enum Part: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    func applying(_ t: CGAffineTransform) -> Part {
      switch self {
      case .move(let point): .move(point.applying(t))
      case .line(let point): .line(point.applying(t))
      case .quad(let end, let control): .quad(end.applying(t), control: control.applying(t))
      case .cubic(let end, let one, let two):
        .cubic(end.applying(t), control1: one.applying(t), control2: two.applying(t))
      case .close: .close
      }
    }
  }

  var parts: [Part] = []

  init() {}

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    parts = PathShapes.rect(rect).map { $0.applying(transform?.pointee ?? .identity) }
  }

  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    parts = PathShapes.ellipse(rect).map { $0.applying(transform?.pointee ?? .identity) }
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    parts = PathShapes.roundedRect(rect, width: cornerWidth, height: cornerHeight)
      .map { $0.applying(transform?.pointee ?? .identity) }
  }

  /// Whether the path has no parts.
  public var isEmpty: Bool { parts.isEmpty }

  /// The point at which the next part begins.
  public var currentPoint: CGPoint {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for part in parts {
      switch part {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .quad(let point, _), .cubic(let point, _, _): current = point
      case .close: current = start
      }
    }
    return current
  }

  /// The smallest rectangle that contains all points and control points; the null rectangle if there are none.
  public var boundingBox: CGRect { Self.box(of: parts.flatMap(Self.points)) }

  /// The smallest rectangle that contains the path; the null rectangle if it is empty.
  public var boundingBoxOfPath: CGRect { Self.box(of: outline.flatMap { $0 }) }

  /// Returns a copy.
  public func copy() -> CGPath? {
    let copy = CGPath()
    copy.parts = parts
    return copy
  }

  /// Returns a transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let copy = CGPath()
    copy.parts = parts.map { $0.applying(transform?.pointee ?? .identity) }
    return copy
  }

  /// Returns a copy to which parts can be added.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.parts = parts
    return copy
  }

  /// Returns whether a point is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform.inverted())
    var (winding, crossings) = (0, 0)
    for polygon in outline {
      for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      where (start.y > point.y) != (end.y > point.y) {
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard point.x < x else { continue }
        winding += end.y > start.y ? 1 : -1
        crossings += 1
      }
    }
    return rule == .winding ? winding != 0 : crossings % 2 == 1
  }

  public static func == (one: CGPath, other: CGPath) -> Bool { one.parts == other.parts }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
  }

  // MARK: Implementation

  private static func points(of part: Part) -> [CGPoint] {
    switch part {
    case .move(let point), .line(let point): [point]
    case .quad(let end, let control): [end, control]
    case .cubic(let end, let one, let two): [end, one, two]
    case .close: []
    }
  }

  private static func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    let (left, right) = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    let (top, bottom) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The path as polygons.
  private var outline: [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    for part in parts {
      let current = polygons.last?.last ?? .zero
      switch part {
      case .move(let point): polygons.append([point])
      case .line(let point): polygons.append(toLast: [point])
      case .quad(let end, let control):
        polygons.append(toLast: PathShapes.samples { PathShapes.quad($0, current, control, end) })
      case .cubic(let end, let one, let two):
        polygons.append(toLast: PathShapes.samples { PathShapes.cubic($0, current, one, two, end) })
      case .close:
        if let start = polygons.last?.first { polygons.append([start]) }
      }
    }
    return polygons.filter { $0.count > 1 }
  }
}

extension [[CGPoint]] {
  fileprivate mutating func append(toLast points: [CGPoint]) {
    if isEmpty { append([.zero]) }
    self[count - 1] += points
  }
}
