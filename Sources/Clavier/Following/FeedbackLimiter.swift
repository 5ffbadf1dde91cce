#if canImport(UIKit)
  import UIKit

  /// Sees to it that a screen which answers each of our moves with one of its own does not go on like that for ever.
  ///
  /// After many decisions that nobody asked for, one change is left out. If it was an answer to us nothing changes any more,
  /// and that was it. If something does change, nobody did so for our sake, and all begins anew.
  @MainActor struct FeedbackLimiter {
    /// As many as there are frames in a second, on most screens: an app may move things frame by frame.
    private static let mostInARow = 60

    private var count = 0
    private var rest: GeometryFingerprint?

    mutating func allows(_ surroundings: GeometryFingerprint) -> Bool {
      if count < Self.mostInARow {
        count += 1
        return true
      }
      guard let rest, !rest.isSame(as: surroundings) else {
        rest = surroundings
        return false
      }
      self = FeedbackLimiter()
      count = 1
      return true
    }
  }
#endif
