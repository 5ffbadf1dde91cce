package import CoreGraphics
import Foundation

/// The position and size of a view that is shifted with a transform.
///
/// Apple documents that the frame of a transformed view is undefined, but many containers set the frame of a child
/// again when they are laid out. If setting the frame accounts for the translation, the center moves down by the shift,
/// and the view would stay there after the shift has been removed (alibaba/weex, commit 84dfd4c). This has not been
/// tried on a device.
package struct ShiftedGeometry: Equatable, Sendable {
  /// The y-coordinate of the view's center, in the superview's coordinate space, in points.
  private let centerY: CGFloat
  /// The size of the view's bounds, in points.
  private let size: CGSize

  package init(centerY: CGFloat, size: CGSize) {
    self.centerY = centerY
    self.size = size
  }

  /// Returns the y-coordinate to which the center must move back, if the frame was set without the shift, so that the
  /// view has moved by exactly the opposite of its shift; nil otherwise.
  ///
  /// The frame is either the earlier frame, apart from its x-coordinate, which changes in the transition of a
  /// navigation controller, or a frame as tall as the superview, which may have been resized.
  ///
  /// - Parameters:
  ///   - current: The current position and size. The shift has not changed since this value was created.
  ///   - shift: The shift, in the superview's points; negative if the view is shifted up.
  ///   - superview: The bounds of the superview; nil if there is none.
  package func centerY(
    before current: ShiftedGeometry, shiftedBy shift: CGFloat, in superview: CGRect?
  ) -> CGFloat? {
    guard shift != 0 else { return nil }
    let moved = current.centerY + shift
    if current.size == size, moved.isSame(as: centerY) { return centerY }
    guard let superview, superview.height == current.size.height, moved.isSame(as: superview.midY) else { return nil }
    return superview.midY
  }
}
