public import Foundation
public import HeadlessEnumerations

/// An animation that can be started, paused, reversed, and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation: inactive, active, or stopped.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation runs in reverse.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current position.
  func pauseAnimation()
  /// Stops the animation at its current position. If `withoutFinishing` is true, completions are not called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at its start, at its end, or at its current position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
