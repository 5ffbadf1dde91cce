package import CoreGraphics
import Foundation

/// How far an app has moved an input, and the view around it, in response to offsets.
///
/// The app decides how to move the view. A transform, bounds, and constraints keep the values that the app has set, but
/// a layout pass, for example, during a rotation, may reset the view's frame. All distances are in points in the
/// window's coordinate space, and positive for a movement up.
package struct InputDisplacement: Equatable, Sendable {
  /// The distance by which the input has moved up.
  private var input: CGFloat = 0
  /// The distance by which the view has moved up, or the view inside it that moved farthest.
  private var view: CGFloat = 0
  /// The part of ``view`` that is due to the view's own position.
  private var positionPart: CGFloat = 0
  /// The position and size of the view after the last movement; nil before the first movement.
  private var geometry: Geometry?
  private var loss = SafeAreaLoss()

  /// The position and size of the view that the app moves.
  package struct Geometry: Equatable, Sendable {
    /// The y-coordinate of the view's center, in the superview's coordinate space, in points.
    package let centerY: CGFloat
    /// The size of the view's bounds, in points.
    package let size: CGSize
    /// The bounds of the superview; nil if there is none.
    package let superview: CGRect?
    /// The number of window points per vertical point of the superview.
    package let scale: CGFloat

    package init(centerY: CGFloat, size: CGSize, superview: CGRect?, scale: CGFloat) {
      self.centerY = centerY
      self.size = size
      self.superview = superview
      self.scale = scale
    }
  }

  package init() {}

  /// Whether the view is at its position without an offset.
  package var isViewUnmoved: Bool { view == 0 }

  /// Whether a layout pass can put the view back, because the app has moved the view's own position.
  package var dependsOnOwnPosition: Bool { positionPart != 0 }

  /// Returns how far the input is above its position without an offset, given the view's current position and size.
  package func shift(at geometry: Geometry) -> CGFloat { updated(for: geometry).input }

  /// Returns whether a layout pass has put the view back since the last movement.
  package func isReset(at geometry: Geometry) -> Bool { !shift(at: geometry).isWithinAPoint(of: input) }

  /// Returns the offset that moves the input up by a distance, in the superview's points.
  ///
  /// - Parameters:
  ///   - shift: The distance, in the window's points.
  ///   - scale: The number of window points per vertical point of the superview.
  ///   - current: The current offset, which is kept if the difference does not matter.
  package func offset(for shift: CGFloat, scale: CGFloat, current: CGFloat) -> CGFloat {
    guard shift > 0 else { return 0 }
    let offset = (-(shift + loss.amount) / scale).snapped(to: 0)
    return loss.amount > 0 && offset.isWithinAPoint(of: current) ? current : offset.snapped(to: current)
  }

  /// Prepares for the position of a different input.
  ///
  /// Whether the next input moves as far as the view is not known yet.
  package mutating func inputDidChange() {
    (input, loss) = (max(input, view), SafeAreaLoss())
  }

  /// Returns the displacement that remains if a layout pass has reset the view, given the view's current position and
  /// size.
  package func updated(for geometry: Geometry) -> InputDisplacement {
    let position = positionPart(at: geometry)
    guard position != positionPart else { return self }
    var result = self
    // A view that is back at its position has its bottom safe area again.
    result.input = input - positionPart + position + (position == 0 ? loss.amount : 0)
    result.view = view - positionPart + position
    result.positionPart = position
    return result
  }

  /// Adds a movement of the view.
  ///
  /// - Parameters:
  ///   - change: What the movement has changed.
  ///   - former: The position and size of the view before the movement, for which this value was updated.
  ///   - geometry: The position and size of the view after the movement.
  ///   - lostSafeArea: How much of its bottom safe area the view has lost, in all movements together.
  ///   - remainingSafeArea: The bottom safe area that the view still has.
  package mutating func record(
    _ change: SafeAreaLoss.Change, from former: Geometry, to geometry: Geometry, lostSafeArea: CGFloat,
    remainingSafeArea: CGFloat
  ) {
    input += change.input
    view += change.view
    positionPart += (former.centerY - geometry.centerY) * geometry.scale
    self.geometry = geometry
    loss.record(change, missing: view - input, lostSafeArea: lostSafeArea, remainingSafeArea: remainingSafeArea)
  }

  /// Returns the distance by which the view's own position has moved up.
  ///
  /// If the view is as tall as its superview, its position shows whether its frame was reset. The frame of any other
  /// view was reset if its size has changed, or if the view has moved back by exactly the part that was due to its
  /// position.
  private func positionPart(at current: Geometry) -> CGFloat {
    guard positionPart != 0, let geometry else { return 0 }
    if let superview = current.superview, superview.height == current.size.height {
      return (superview.midY - current.centerY) * current.scale
    }
    let isBack = ((current.centerY - geometry.centerY) * current.scale).isWithinAPoint(of: positionPart)
    return current.size == geometry.size && !isBack ? positionPart : 0
  }
}
