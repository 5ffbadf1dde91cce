import Foundation

extension KeyboardStateMachine {
  /// What the `will` notifications have announced.
  struct Announcements: Equatable, Sendable {
    /// What a `will` notification has begun.
    enum Transition { case show, hide }

    /// The number of frames that are kept.
    ///
    /// A `did` notification for an older frame describes a position that is no longer visible.
    private static let maximumFrameCount = 8

    /// The latest transition that began.
    var transition: Transition?

    /// Whether a `willHide` has arrived, and its `didHide` has not arrived yet.
    var awaitsDidHide = false

    /// Whether the last `will` that was applied had a duration of 0.
    ///
    /// The frame of such a `will` can be lower than the actual keyboard.
    var wasLastUnanimated = false

    /// The frames of the last `will` notifications, from the oldest to the newest.
    ///
    /// A `did` may belong to any of them.
    private var frames: [CGRect] = []

    /// The frame that was announced last.
    var lastFrame: CGRect? { frames.last }

    /// Adds an announced frame.
    mutating func append(_ frame: CGRect) {
      guard frames.last != frame else { return }
      frames.append(frame)
      if frames.count > Self.maximumFrameCount { frames.removeFirst() }
    }

    /// Returns whether a frame was announced before the last one.
    func isEarlier(_ frame: CGRect) -> Bool {
      frames.dropLast().contains { $0.isWithinAPoint(of: frame) }
    }
  }
}
