public import Foundation

extension AvoidanceScene {
  /// A rectangle to keep visible.
  public struct Target: Equatable, Sendable {
    /// The rectangle, in the window's coordinates.
    public var rect: CGRect

    /// The index of the innermost of the scene's scroll views that moves the rectangle; nil when none does.
    ///
    /// A text view's caret is in the text view, its frame is in the scroll view around it.
    public var innermostScrollView: Int?

    /// How the rectangle moves when the container is shifted.
    public var shiftResponse: ShiftResponse

    /// Creates a target.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the window's coordinates.
    ///   - innermostScrollView: The index of the innermost scroll view that moves it; nil when none does.
    ///   - shiftResponse: How the rectangle moves when the container is shifted.
    public init(_ rect: CGRect, in innermostScrollView: Int? = nil, shiftResponse: ShiftResponse = .full) {
      self.rect = rect
      self.innermostScrollView = innermostScrollView
      self.shiftResponse = shiftResponse
    }
  }
}
