public import Foundation
import HeadlessEnumerations
public import HeadlessQuartz

/// A path and the properties of its line.
@_documentation(visibility: internal)
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Creates a rectangle with some rounded corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let clockwise: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    path.addRoundedRect(in: rect, radii: clockwise.map { corners.contains($0) ? cornerRadii : .zero })
  }

  /// Creates an arc of a circle, with angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the parts of another one.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }

  /// Returns the path, drawn from its end to its beginning.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: path.reversed())
    (reversed.lineWidth, reversed.lineCapStyle, reversed.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    return reversed
  }

  /// The path without the properties of the line.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Building

  /// Begins a new part of the path.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, with angles in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Here, the y axis points downward. In Core Graphics, it points upward.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line to the beginning of the last part.
  open func close() {
    path.closeSubpath()
  }

  /// Removes everything.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Adds the parts of another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Transforms the path.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  // MARK: Reading

  /// Whether the path has no parts.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains the path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The point at which the next part begins.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Line

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the line's corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit for pointed corners.
  open var miterLimit: CGFloat = 10
  /// The precision of curves, in pixels.
  open var flatness: CGFloat = 0.6
  /// Whether a point is inside the path if a line from the point to infinity crosses the path an odd number of times.
  open var usesEvenOddFillRule = false

  // MARK: Drawing

  /// Draws the inside.
  open func fill() {
    draw { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Draws the line.
  open func stroke() {
    draw {
      $0.saveGState()
      $0.setLineWidth(lineWidth)
      $0.strokePath()
      $0.restoreGState()
    }
  }

  /// Limits drawing to the inside.
  open func addClip() {
    draw { $0.clip(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  private func draw(_ operation: (CGContext) -> Void) {
    guard let context = GraphicsContexts.current else { return }
    context.beginPath()
    context.addPath(path)
    operation(context)
  }

  @_documentation(visibility: internal)
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other.path == path && other.lineWidth == lineWidth && other.usesEvenOddFillRule == usesEvenOddFillRule
  }

  @_documentation(visibility: internal)
  open override var hash: Int { path.hashValue }
}
