package import Foundation

/// A height that changes with the keyboard's animation, in points.
package struct HeightMotion: Equatable, Sendable {
  /// The height before the movement.
  package let start: CGFloat
  /// The height after the movement.
  package var target: CGFloat
  /// The animation of the movement.
  package let animation: KeyboardAnimation

  package init(from start: CGFloat, to target: CGFloat, with animation: KeyboardAnimation) {
    self.start = start
    self.target = target
    self.animation = animation
  }

  /// Returns the height at a time, in seconds since the start.
  package func height(at time: TimeInterval) -> CGFloat {
    isFinished(at: time) ? target : start + (target - start) * animation.progress(at: time)
  }

  /// Returns whether the movement has ended at a time, in seconds since the start.
  package func isFinished(at time: TimeInterval) -> Bool { time >= animation.settlingDuration }
}
