package import CoreGraphics

/// Computes the panel's position in its window, its width, and its greatest height.
package struct PanelPlace: Equatable, Sendable {
  /// The area in which the panel stays: inside the safe area and above the keyboard.
  package var area: CGRect

  /// The position that the user chose; nil for the top trailing corner.
  package var chosenOrigin: CGPoint?

  /// Whether the interface is laid out from right to left.
  package var isRightToLeft = false

  /// The distance from the edges of the area, in points.
  package static let margin: CGFloat = 8

  /// The width unless the area is narrower, in points.
  private static let preferredWidth: CGFloat = 340

  package init(area: CGRect) {
    self.area = area
  }

  /// The width, in points.
  package var width: CGFloat { max(0, min(Self.preferredWidth, area.width - 2 * Self.margin)) }

  /// The largest height, in points.
  ///
  /// The panel leaves a third of the area to the app.
  package var greatestHeight: CGFloat { max(0, area.height * 2 / 3 - Self.margin) }

  /// Returns the origin of a panel.
  ///
  /// If the area is too small for the panel and both margins, the margins above and below the panel are smaller.
  ///
  /// - Parameter height: The height of the panel, in points.
  package func origin(height: CGFloat) -> CGPoint {
    let margin = min(Self.margin, max(0, (area.height - height) / 2))
    let topLeft = CGPoint(x: area.minX + Self.margin, y: area.minY + margin)
    let bottomRight = CGPoint(
      x: max(topLeft.x, area.maxX - Self.margin - width), y: max(topLeft.y, area.maxY - margin - height))
    let wanted = chosenOrigin ?? CGPoint(x: isRightToLeft ? topLeft.x : bottomRight.x, y: topLeft.y)
    return CGPoint(x: min(max(wanted.x, topLeft.x), bottomRight.x), y: min(max(wanted.y, topLeft.y), bottomRight.y))
  }
}
