import Foundation

/// The frame of a popover: next to its anchor, above the keyboard, and limited to the available space.
struct PopoverLayout {
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  let source: CGRect?
  let preferredSize: CGSize
  let margins: UIEdgeInsets
  let directions: UIPopoverArrowDirection
  let mayOverlapSource: Bool

  // The length of the arrow and the default size of a popover, in points.
  private static let arrow: CGFloat = 13
  private static let standardSize = CGSize(width: 320, height: 480)

  /// An area next to the anchor.
  private struct Side {
    let direction: UIPopoverArrowDirection
    let area: CGRect
  }

  /// Returns the frame, and the direction of the arrow, which points from the popover to the anchor.
  func place(avoiding keyboardTop: CGFloat?) -> (frame: CGRect, direction: UIPopoverArrowDirection) {
    var area = bounds.inset(by: safeArea).inset(by: margins)
    if let keyboardTop { area.size.height = max(0, min(area.maxY, keyboardTop - margins.bottom) - area.minY) }
    let wanted = preferredSize == .zero ? Self.standardSize : preferredSize
    let target = source ?? area
    let center = CGPoint(x: target.midX, y: target.midY)
    guard let source, !directions.isEmpty else { return (fitted(wanted, around: center, in: area), []) }
    let places = sides(of: source, in: area).filter { directions.contains($0.direction) }.map { side in
      (frame: fitted(wanted, around: center, in: side.area), direction: side.direction)
    }
    if let whole = places.first(where: { $0.frame.size == wanted }) { return whole }
    if mayOverlapSource { return (fitted(wanted, around: center, in: area), []) }
    let largest = places.max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    return largest ?? (frame: area, direction: [])
  }

  /// Returns the areas below, above, right, and left of the anchor.
  private func sides(of source: CGRect, in area: CGRect) -> [Side] {
    let (top, bottom) = (source.minY - Self.arrow, source.maxY + Self.arrow)
    let (left, right) = (source.minX - Self.arrow, source.maxX + Self.arrow)
    func side(_ direction: UIPopoverArrowDirection, _ place: CGRect) -> Side {
      let isEmpty = place.size.width <= 0 || place.size.height <= 0
      return Side(direction: direction, area: isEmpty ? .zero : place.intersection(area))
    }
    return [
      side(.up, CGRect(x: area.minX, y: bottom, width: area.width, height: area.maxY - bottom)),
      side(.down, CGRect(x: area.minX, y: area.minY, width: area.width, height: top - area.minY)),
      side(.left, CGRect(x: right, y: area.minY, width: area.maxX - right, height: area.height)),
      side(.right, CGRect(x: area.minX, y: area.minY, width: left - area.minX, height: area.height)),
    ]
  }

  private func fitted(_ wanted: CGSize, around point: CGPoint, in area: CGRect) -> CGRect {
    let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    return CGRect(
      x: min(max(point.x - size.width / 2, area.minX), area.maxX - size.width),
      y: min(max(point.y - size.height / 2, area.minY), area.maxY - size.height), width: size.width,
      height: size.height)
  }
}
