public import Foundation
public import HeadlessEnumerations
public import HeadlessQuartz

/// A drawing context, with its state: the transform, the colors, the line, the clip, and the current path.
///
/// There are no pixels. ``headlessMarks`` lists what would be visible.
@_documentation(visibility: internal)
public final class CGContext {
  /// Something that was drawn.
  public struct HeadlessMark: Hashable, Sendable {
    /// What was drawn.
    public enum Kind: Hashable, Sendable { case fill, stroke, image, clear, gradient }

    /// What was drawn.
    public let kind: Kind
    /// The smallest rectangle around the part of the mark inside the clip, in the context's initial coordinates.
    public let frame: CGRect
    /// The color; nil for an image.
    public let color: CGColor?
  }

  private struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var lineWidth: CGFloat = 1
    var clip: CGRect
  }

  private var state: State
  private var saved: [State] = []
  private var current = CGMutablePath()
  private let size: CGSize
  private let scale: CGFloat

  /// What was drawn, in order.
  public private(set) var headlessMarks: [HeadlessMark] = []

  init(size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
    state = State(clip: CGRect(origin: .zero, size: size))
  }

  /// The width in pixels.
  public var width: Int { Int((size.width * scale).rounded()) }
  /// The height in pixels.
  public var height: Int { Int((size.height * scale).rounded()) }

  // MARK: State

  /// Saves the state, except the path.
  public func saveGState() {
    saved.append(state)
  }

  /// Restores the state that was saved last.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// The transform from the coordinates for drawing to the initial coordinates.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the coordinates, by radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Transforms the coordinates.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Converts a point from the coordinates for drawing to the initial coordinates.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

  /// Converts a point from the initial coordinates to the coordinates for drawing.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform.inverted()) }

  public func setFillColor(_ color: CGColor) {
    state.fill = color
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  // Without pixels, these have no effect.
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
  public func endTransparencyLayer() {}

  // MARK: Path

  /// Begins a new path.
  public func beginPath() {
    current = CGMutablePath()
  }

  /// Begins a new part of the path.
  public func move(to point: CGPoint) {
    current.move(to: point, transform: state.transform)
  }

  /// Adds a line.
  public func addLine(to point: CGPoint) {
    current.addLine(to: point, transform: state.transform)
  }

  /// Adds lines through points.
  public func addLines(between points: [CGPoint]) {
    current.addLines(between: points, transform: state.transform)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control, transform: state.transform)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
  }

  /// Adds an arc of a circle, with angles in radians.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    current.addRect(rect, transform: state.transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) {
    current.addEllipse(in: rect, transform: state.transform)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath) {
    current.addPath(path, transform: state.transform)
  }

  /// Adds a line to the beginning of the last part.
  public func closePath() {
    current.closeSubpath()
  }

  /// Whether the path has no parts.
  public var isPathEmpty: Bool { current.isEmpty }

  /// The path in the coordinates for drawing; nil if it is empty.
  public var path: CGPath? {
    var inverse = state.transform.inverted()
    return current.isEmpty ? nil : current.copy(using: &inverse)
  }

  /// The point at which the next part begins.
  public var currentPointOfPath: CGPoint { convertToUserSpace(current.currentPoint) }

  /// The smallest rectangle that contains all points and control points of the path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Returns whether a point is inside the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return current.contains(convertToDeviceSpace(point), using: isEvenOdd ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Draws the path, and begins a new path.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { mark(.fill, current, state.fill) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { markStroke(current) }
    beginPath()
  }

  /// Fills the path, and begins a new path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Draws a line along the path, and begins a new path.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  public func fill(_ rect: CGRect) {
    mark(.fill, box(rect), state.fill)
  }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  public func fillEllipse(in rect: CGRect) {
    fill(rect)
  }

  public func stroke(_ rect: CGRect) {
    stroke(rect, width: state.lineWidth)
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    mark(.stroke, box(rect.insetBy(dx: -width / 2, dy: -width / 2)), state.stroke)
  }

  public func strokeEllipse(in rect: CGRect) {
    stroke(rect)
  }

  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      let line = CGMutablePath()
      line.addLines(between: [points[index], points[index + 1]], transform: state.transform)
      markStroke(line)
    }
  }

  public func clear(_ rect: CGRect) {
    mark(.clear, box(rect), nil)
  }

  public func draw(_ image: CGImage, in rect: CGRect) {
    mark(.image, box(rect), nil)
  }

  // MARK: Clip

  /// Limits drawing to the path, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clip = state.clip.intersection(current.boundingBoxOfPath)
    beginPath()
  }

  /// Limits drawing to a rectangle.
  public func clip(to rect: CGRect) {
    state.clip = state.clip.intersection(box(rect))
  }

  /// Limits drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    state.clip = state.clip.intersection(rects.map(box).reduce(CGRect.null) { $0.union($1) })
  }

  /// Removes all limits.
  public func resetClip() {
    state.clip = CGRect(origin: .zero, size: size)
  }

  /// The smallest rectangle that contains the clip, in the coordinates for drawing.
  public var boundingBoxOfClipPath: CGRect { state.clip.applying(state.transform.inverted()) }

  // MARK: Marks

  private func box(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }

  private func markStroke(_ path: CGPath) {
    let half =
      state.lineWidth / 2
      * abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c).squareRoot()
    mark(.stroke, path.boundingBoxOfPath.insetBy(dx: -half, dy: -half), state.stroke)
  }

  private func mark(_ kind: HeadlessMark.Kind, _ path: CGPath, _ color: CGColor?) {
    mark(kind, path.boundingBoxOfPath, color)
  }

  func mark(_ kind: HeadlessMark.Kind, _ frame: CGRect, _ color: CGColor?) {
    let visible = frame.intersection(state.clip)
    guard !visible.isNull, !visible.isEmpty else { return }
    headlessMarks.append(HeadlessMark(kind: kind, frame: visible, color: color))
  }
}

/// The parts of a path that are drawn.
@_documentation(visibility: internal)
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// How a color is combined with those below.
@_documentation(visibility: internal)
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
