import Foundation

extension KeyboardStateMachine {
  /// What the `will` notifications have announced.
  struct Announcements: Equatable, Sendable {
    /// A transition that a `will` notification begins.
    enum Transition { case show, hide }

    /// The maximum number of frames that are kept.
    ///
    /// Older frames are no longer visible, so no `did` notification is expected for them.
    private static let maximumFrameCount = 8

    /// The latest transition that began.
    var transition: Transition?

    /// Whether a `willHide` has arrived, and its `didHide` has not arrived yet.
    var awaitsDidHide = false

    /// Whether a keyboard or a bar on the screen was announced while a `didHide` was awaited.
    var hasShownWhileHiding = false

    /// Whether the `didHide` arrived after a keyboard or a bar on the screen was announced, and nothing has been
    /// announced since then.
    var isHideContradicted = false

    /// Whether the last `will` that was applied had a duration of 0.
    ///
    /// The top of such a frame can be below the top of the actual keyboard.
    var wasLastUnanimated = false

    /// The frames of the last `will` notifications, from the oldest to the newest.
    ///
    /// A `did` notification may belong to any of these frames.
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
