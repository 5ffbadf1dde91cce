import Foundation

extension LabShape {
  init(_ shape: PictureShape) {
    switch shape {
    case .box(let style):
      self = .box(Box(style))
    case .rectangle(let frame, let style):
      var box = Box(style)
      box.x = Double(frame.minX).hundredths
      box.y = Double(frame.minY).hundredths
      box.width = Double(frame.width).hundredths
      box.height = Double(frame.height).hundredths
      self = .box(box)
    case .text(let line):
      self = .text(
        Text(
          string: line.string, x: Double(line.position.x).hundredths, y: Double(line.position.y).hundredths,
          size: line.size.hundredths, weight: line.weight, fill: line.paint.svg,
          fillOpacity: line.paint.shownOpacity, anchor: Text.Anchor(line.anchor), caret: line.caret,
          isCode: line.isCode, width: line.width?.hundredths))
    case .path(let data, let fill, let stroke, let width):
      var path = Path(d: data)
      path.fill = fill?.svg
      path.fillOpacity = fill?.shownOpacity
      path.stroke = stroke?.svg
      path.strokeOpacity = stroke?.shownOpacity
      if stroke != nil, width != 1 { path.strokeWidth = width.hundredths }
      self = .path(path)
    }
  }
}

extension LabShape.Box {
  fileprivate init(_ style: PictureShape.BoxStyle) {
    self.init()
    if style.radius > 0 { radius = style.radius.hundredths }
    fill = style.fill?.svg
    fillOpacity = style.fill?.shownOpacity
    stroke = style.stroke?.svg
    strokeOpacity = style.stroke?.shownOpacity
    if style.stroke != nil, style.strokeWidth != 1 { strokeWidth = style.strokeWidth.hundredths }
  }
}

extension LabShape.Text.Anchor {
  fileprivate init(_ anchor: PictureShape.TextLine.Anchor) {
    switch anchor {
    case .start: self = .start
    case .middle: self = .middle
    case .end: self = .end
    }
  }
}

extension Paint {
  /// Nil for an opaque color.
  fileprivate var shownOpacity: Double? { alpha < 1 ? alpha.hundredths : nil }
}
