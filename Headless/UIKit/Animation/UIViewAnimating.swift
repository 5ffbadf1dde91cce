public import Foundation
public import HeadlessEnumerations

/// An animation that can be started, held, reversed and stopped.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the animation has been started, or stopped before its end.
  var state: UIViewAnimatingState { get }
  /// Whether the animation moves now.
  var isRunning: Bool { get }
  /// Whether the animation runs back to its start.
  var isReversed: Bool { get set }
  /// How far the animation has come, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or lets it go on.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation where it is.
  func pauseAnimation()
  /// Ends the animation where it is. Without finishing no completion is called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at one of its ends or where it is.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
