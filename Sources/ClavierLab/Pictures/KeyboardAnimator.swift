import ClavierCore
import Foundation

/// The frame of the drawn keyboard while it animates.
///
/// The system's keyboard is drawn by another process. A notification contains only the keyboard's target and animation,
/// so this type computes the positions in between.
struct KeyboardAnimator {
  private(set) var target: CGRect
  private var origin: CGRect
  private var animation = KeyboardAnimation(duration: 0, curve: .keyboard)
  private var start = 0.0
  /// Whether the keyboard fades in and out in place.
  private var fades = false
  private let screen: CGRect

  init(screen: CGRect) {
    self.screen = screen
    target = CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
    origin = target
  }

  /// Starts an animation from the current frame.
  ///
  /// - Parameters:
  ///   - frame: The target, in screen coordinates.
  ///   - animation: The animation of the notification.
  ///   - time: The start time, in seconds.
  ///   - fades: Whether the keyboard fades when it appears or disappears.
  mutating func go(to frame: CGRect, with animation: KeyboardAnimation, at time: TimeInterval, fades: Bool = false) {
    guard frame != target else { return }
    var current = self.frame(at: time)
    if current.minY >= screen.maxY {
      // A hidden keyboard has the size of its target as it rises from below the screen.
      current = CGRect(x: frame.minX, y: screen.maxY, width: frame.width, height: frame.height)
    }
    let showsOrHides = current.minY >= screen.maxY || frame.minY >= screen.maxY
    self.fades = fades && showsOrHides
    origin = current
    target = frame
    start = time
    self.animation = animation
  }

  /// Returns whether the keyboard is moving.
  func isMoving(at time: TimeInterval) -> Bool {
    origin != target && time - start <= animation.settlingDuration
  }

  /// Returns the frame to draw, or nil if the keyboard is not on the screen.
  func visibleFrame(at time: TimeInterval) -> CGRect? {
    let frame = frame(at: time)
    return frame.minY < screen.maxY - 0.05 && frame.height > 0 ? frame : nil
  }

  /// Returns the opacity, from 0 to 1.
  func opacity(at time: TimeInterval) -> Double {
    guard fades else { return 1 }
    let part = min(max(animation.progress(at: time - start), 0), 1)
    return target.minY >= screen.maxY ? 1 - part : part
  }

  private func frame(at time: TimeInterval) -> CGRect {
    if fades {
      // A fading keyboard keeps its frame until it is invisible.
      let isGoing = target.minY >= screen.maxY && opacity(at: time) > 0.005
      return isGoing ? origin : target
    }
    let part = CGFloat(animation.progress(at: time - start))
    // Only the position is animated. The size changes immediately, unless the keyboard hides.
    let leaves = target.minY >= screen.maxY
    return CGRect(
      x: origin.minX + (target.minX - origin.minX) * part,
      y: origin.minY + (target.minY - origin.minY) * part,
      width: target.width,
      height: leaves ? origin.height : target.height)
  }
}
