package import Foundation

extension AvoidanceScene {
  /// A rectangle to keep visible.
  package struct Target: Equatable, Sendable {
    /// The rectangle, in the window's coordinate space.
    package var rect: CGRect

    /// The index of the scene's innermost scroll view that moves the rectangle; nil if none does.
    ///
    /// For example, a text view moves its own caret, and the scroll view around the text view moves the text view's
    /// frame.
    package var innermostScrollView: Int?

    /// How the rectangle moves when the container shifts.
    package var shiftResponse: ShiftResponse

    package init(_ rect: CGRect, in innermostScrollView: Int? = nil, shiftResponse: ShiftResponse = .full) {
      self.rect = rect
      self.innermostScrollView = innermostScrollView
      self.shiftResponse = shiftResponse
    }

    /// Returns whether the scroll view at an index, or a scroll view inside it, moves the rectangle.
    func isInside(scrollViewAt index: Int) -> Bool {
      innermostScrollView.map { $0 <= index } ?? false
    }

    /// Whether a shift of the container moves the rectangle.
    var movesWithContainer: Bool { max(shiftResponse.top, shiftResponse.bottom) > ShiftResponse.smallestUseful }
  }
}
