package import CoreGraphics
import Foundation

/// The position of a resident bar, which is an accessory view that is shown without a keyboard.
package struct ResidentBarPosition: Equatable, Sendable {
  /// The area from the bar's top to the bottom edge of the screen, in screen coordinates.
  package let frame: CGRect

  /// Whether ``frame`` was measured at the bottom edge instead of being computed from the bar's height.
  package let isMeasured: Bool

  /// Finds the position of a bar at the bottom edge of a screen.
  ///
  /// A bar that has no window, or is not yet laid out at the bottom edge, will be above the bottom safe area. The
  /// result is nil if such a bar has no height, or is too tall for a bar.
  ///
  /// - Parameters:
  ///   - currentFrame: The bar's current frame, in screen coordinates; null if the bar has no window.
  ///   - height: The bar's height, in points, which matters only if the bar is not at the bottom edge.
  ///   - screen: The bounds of the screen, in points.
  ///   - bottomSafeArea: The bottom safe area of the window, in points.
  package init?(currentFrame: CGRect, height: CGFloat, on screen: CGRect, bottomSafeArea: CGFloat) {
    let safeBottom = screen.maxY - bottomSafeArea
    isMeasured = Self.isAtBottom(currentFrame, of: screen, safeBottom: safeBottom)
    guard isMeasured || height > 0 && height < screen.height / 2 else { return nil }
    let top = isMeasured ? currentFrame.minY : safeBottom - height
    frame = CGRect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top)
  }

  /// Returns whether a bar is as wide as the screen, and ends at the bottom edge or at its safe area.
  ///
  /// A difference of less than a point is a rounding error.
  private static func isAtBottom(_ bar: CGRect, of screen: CGRect, safeBottom: CGFloat) -> Bool {
    guard bar.height > 0, bar.width.isWithinAPoint(of: screen.width) else { return false }
    return bar.maxY > safeBottom - 1 && bar.minY > screen.midY && bar.minY < screen.maxY
  }
}
