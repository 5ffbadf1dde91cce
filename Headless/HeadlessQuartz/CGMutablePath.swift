public import Foundation

/// A path to which parts can be added.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Begins a new part of the path.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    parts.append(.move(point.applying(transform)))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    parts.append(.line(point.applying(transform)))
  }

  /// Adds lines through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    parts.append(.quad(end.applying(transform), control: control.applying(transform)))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    parts.append(CGPath.Part.cubic(end, control1: control1, control2: control2).applying(transform))
  }

  /// Adds an arc of a circle, with angles in radians.
  ///
  /// As in Core Graphics, the direction assumes a y axis that points upward.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathShapes.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
    parts.append((parts.isEmpty ? CGPath.Part.move(arc.start) : .line(arc.start)).applying(transform))
    parts += arc.parts.map { $0.applying(transform) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    parts += PathShapes.rect(rect).map { $0.applying(transform) }
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    parts += PathShapes.roundedRect(rect, width: cornerWidth, height: cornerHeight).map { $0.applying(transform) }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    parts += PathShapes.ellipse(rect).map { $0.applying(transform) }
  }

  /// Adds the parts of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    parts += path.parts.map { $0.applying(transform) }
  }

  /// Adds a line to the beginning of the last part.
  public func closeSubpath() {
    if !parts.isEmpty { parts.append(.close) }
  }

  /// Removes all parts.
  ///
  /// Other modules use this to rebuild a path.
  package func removeAllParts() {
    parts = []
  }

  /// Adds a rectangle whose corners, from the top left clockwise, have different radii.
  package func addRoundedRect(in rect: CGRect, radii: [CGSize]) {
    parts += PathShapes.roundedRect(rect, radii: radii)
  }
}
