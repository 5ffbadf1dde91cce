public import Foundation

/// The anchor of a popover.
///
/// On a device, `popoverPresentationController` provides it, whose type is not declared here.
@MainActor public final class HeadlessPopover {
  /// The view to which the popover is anchored.
  ///
  /// A popover without one is centered.
  public weak var sourceView: UIView?

  /// The anchor's rectangle in the coordinates of the view; nil for the view's bounds.
  public var sourceRect: CGRect?

  init() {}
}

extension UIViewController {
  /// The anchor of the controller as a popover.
  public var headlessPopover: HeadlessPopover {
    if let storedPopover { return storedPopover }
    let popover = HeadlessPopover()
    storedPopover = popover
    return popover
  }
}

/// The frame of a popover: next to its anchor, above the keyboard, and limited to the available space.
struct PopoverLayout {
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  let source: CGRect?
  let preferredSize: CGSize

  // The margin between a popover and the edges, the length of its arrow, and its default size, in points.
  private static let (margin, arrow) = (CGFloat(10), CGFloat(13))
  private static let standardSize = CGSize(width: 320, height: 480)

  func frame(avoiding keyboardTop: CGFloat?) -> CGRect {
    var area = bounds.inset(by: safeArea).insetBy(dx: Self.margin, dy: Self.margin)
    if let keyboardTop { area.size.height = max(0, min(area.maxY, keyboardTop - Self.margin) - area.minY) }
    let wanted = preferredSize == .zero ? Self.standardSize : preferredSize
    guard let source else { return fitted(wanted, around: CGPoint(x: area.midX, y: area.midY), in: area) }
    let sides = [
      CGRect(
        x: area.minX, y: source.maxY + Self.arrow, width: area.width, height: area.maxY - source.maxY - Self.arrow),
      CGRect(x: area.minX, y: area.minY, width: area.width, height: source.minY - Self.arrow - area.minY),
      CGRect(
        x: source.maxX + Self.arrow, y: area.minY, width: area.maxX - source.maxX - Self.arrow, height: area.height),
      CGRect(x: area.minX, y: area.minY, width: source.minX - Self.arrow - area.minX, height: area.height),
    ].map { $0.size.width > 0 && $0.size.height > 0 ? $0.intersection(area) : .zero }
    let frames = sides.map { fitted(wanted, around: CGPoint(x: source.midX, y: source.midY), in: $0) }
    if let whole = frames.first(where: { $0.size == wanted }) { return whole }
    return frames.max { $0.width * $0.height < $1.width * $1.height } ?? area
  }

  private func fitted(_ wanted: CGSize, around point: CGPoint, in area: CGRect) -> CGRect {
    let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    return CGRect(
      x: min(max(point.x - size.width / 2, area.minX), area.maxX - size.width),
      y: min(max(point.y - size.height / 2, area.minY), area.maxY - size.height), width: size.width,
      height: size.height)
  }
}
