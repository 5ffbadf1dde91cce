package import Foundation

extension AvoidanceScene {
  /// How far a view's edges move up on the screen for each point of the container's shift.
  ///
  /// Most views move with their container. A view that is attached to `keyboardLayoutGuide` does not move, because the
  /// guide follows the keyboard and not the container. A view that is centered between the container and the guide
  /// moves half as far. If a parent resets the container's frame, the views in the container do not move at all.
  package struct ShiftResponse: Hashable, Sendable {
    /// The upward movement of the top edge for each point of shift, in points.
    package var top: CGFloat
    /// The upward movement of the bottom edge for each point of shift, in points.
    package var bottom: CGFloat

    /// Moves with the container.
    package static let full = ShiftResponse(top: 1, bottom: 1)
    /// Does not move.
    package static let zero = ShiftResponse(top: 0, bottom: 0)

    package init(top: CGFloat, bottom: CGFloat) {
      self.top = top
      self.bottom = bottom
    }

    /// Creates a response from the movement of a view's edges when the container's shift changed.
    ///
    /// Layout rounds to pixels, so a difference of less than a point from the full response is ignored.
    ///
    /// - Parameters:
    ///   - topMovement: The upward movement of the top edge, in points.
    ///   - bottomMovement: The upward movement of the bottom edge, in points.
    ///   - shift: The change of the container's shift, in points.
    package init(topMovement: CGFloat, bottomMovement: CGFloat, shift: CGFloat) {
      func response(_ movement: CGFloat) -> CGFloat {
        guard shift != 0, abs(movement - shift) >= 1 else { return 1 }
        return max(0, movement / shift)
      }
      self.init(top: response(topMovement), bottom: response(bottomMovement))
    }

    /// The smallest response for which shifting is useful.
    ///
    /// With a smaller response, moving a view by one point would need a shift of more than 20 points.
    static let smallestUseful: CGFloat = 0.05
  }
}

extension VerticalSpan {
  /// Returns the span after its container shifts up.
  func shifted(by points: CGFloat, response: AvoidanceScene.ShiftResponse) -> VerticalSpan {
    VerticalSpan(top: top - points * response.top, bottom: bottom - points * response.bottom)
  }
}

extension MovementRange {
  /// Returns the shifts that cause these movements of a view with the given response.
  ///
  /// An edge that does not respond does not limit the shifts.
  package func shifts(for response: AvoidanceScene.ShiftResponse) -> MovementRange {
    let smallest = AvoidanceScene.ShiftResponse.smallestUseful
    return MovementRange(
      least: response.bottom > smallest ? least / response.bottom : -.infinity,
      most: response.top > smallest ? most / response.top : .infinity)
  }
}
